package springdouble;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.context.support.PropertySourcesPlaceholderConfigurer;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.validation.Validator;
import org.springframework.web.client.RestClient;
import org.springframework.web.method.support.HandlerMethodReturnValueHandler;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.CorsRegistry;
import org.springframework.web.servlet.config.annotation.DelegatingWebMvcConfiguration;
import org.springframework.web.servlet.config.annotation.PathMatchConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Spring MVC with the settings of today, where those of Spring 4.3 differ. */
@Configuration
class WebSettings extends DelegatingWebMvcConfiguration {
  /** Spring 4.3 alone keeps a `${name}` that nothing defines. */
  @Bean
  static PropertySourcesPlaceholderConfigurer placeholders() {
    return new PropertySourcesPlaceholderConfigurer();
  }

  @Bean
  @IfMissing(ObjectMapper.class)
  ObjectMapper objectMapper() {
    return Json.mapper();
  }

  @Bean
  @Scope("prototype")
  RestClient.Builder restClientBuilder() {
    return RestClient.builder();
  }

  @Override
  protected void configurePathMatch(PathMatchConfigurer configurer) {
    configurer.setUseSuffixPatternMatch(false).setUseTrailingSlashMatch(false);
    super.configurePathMatch(configurer);
  }

  @Override
  protected void configureContentNegotiation(ContentNegotiationConfigurer configurer) {
    configurer.favorPathExtension(false);
    super.configureContentNegotiation(configurer);
  }

  @Override
  protected void configureMessageConverters(List<HttpMessageConverter<?>> converters) {
    super.configureMessageConverters(converters);
    converters.addAll(Converters.all(getApplicationContext().getBean(ObjectMapper.class)));
  }

  @Override
  protected void addReturnValueHandlers(List<HandlerMethodReturnValueHandler> handlers) {
    super.addReturnValueHandlers(handlers);
    handlers.add(new ProblemResult(getMessageConverters()));
  }

  @Override
  protected RequestMappingHandlerMapping createRequestMappingHandlerMapping() {
    return new Mapping();
  }

  @Override
  protected void addCorsMappings(CorsRegistry registry) {
    super.addCorsMappings(new Cors.Rules(registry));
  }

  @Override
  @Bean
  public Validator mvcValidator() {
    return Constraints.validator();
  }

  @Bean
  ProblemAnswers problemAnswers() {
    return new ProblemAnswers();
  }
}
