package org.springframework.web.servlet.config.annotation;

import java.util.List;
import org.springframework.format.FormatterRegistry;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;

public interface WebMvcConfigurer {
  default void addCorsMappings(CorsRegistry registry) {}

  default void addInterceptors(InterceptorRegistry registry) {}

  default void addFormatters(FormatterRegistry registry) {}

  default void addResourceHandlers(ResourceHandlerRegistry registry) {}

  default void addViewControllers(ViewControllerRegistry registry) {}

  default void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {}
}
