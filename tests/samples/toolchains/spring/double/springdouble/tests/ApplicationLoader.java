package springdouble.tests;

import jakarta.servlet.Filter;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.MergedContextConfiguration;
import org.springframework.test.context.SmartContextLoader;
import org.springframework.test.context.support.TestPropertySourceUtils;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.context.WebApplicationContext;
import springdouble.ApplicationContexts;
import springdouble.SliceFilter;
import springdouble.Unknown;

/** Makes the context of a class of tests: the whole application, or the slice of its controllers. */
public final class ApplicationLoader implements SmartContextLoader {
  @Override
  public ApplicationContext loadContext(MergedContextConfiguration settings) {
    var test = settings.getTestClass();
    var context = ApplicationContexts.create(settings.getClasses());
    var environment = context.getEnvironment();
    environment.setActiveProfiles(settings.getActiveProfiles());
    var whole = AnnotatedElementUtils.findMergedAnnotation(test, SpringBootTest.class);
    if (whole != null) add(context, whole.properties());
    add(context, settings.getPropertySourceProperties());
    var slice = AnnotatedElementUtils.findMergedAnnotation(test, WebMvcTest.class);
    if (slice != null) add(context, SliceFilter.SETTING + "=" + namesOf(slice.controllers()));
    ApplicationContexts.readSettings(context);
    for (var type : test.getDeclaredClasses()) {
      if (type.isAnnotationPresent(TestConfiguration.class)) context.register(type);
      else if (type.isAnnotationPresent(Configuration.class)) {
        throw new Unknown("@Configuration dans une classe de tests : écris @TestConfiguration");
      }
    }
    if (AnnotatedElementUtils.isAnnotated(test, AutoConfigureMockMvc.class)) {
      context.register(MockMvcSettings.class);
    }
    context.addBeanFactoryPostProcessor(new MockBeans(test));
    context.setServletContext(new MockServletContext());
    ApplicationContexts.refresh(context);
    if (slice == null) ApplicationContexts.callRunners(context);
    return context;
  }

  private static void add(
      org.springframework.context.ConfigurableApplicationContext context, String... settings) {
    TestPropertySourceUtils.addInlinedPropertiesToEnvironment(context, settings);
  }

  private static String namesOf(Class<?>[] controllers) {
    return Arrays.stream(controllers).map(Class::getName).collect(Collectors.joining(" "));
  }

  @Override
  public void processContextConfiguration(ContextConfigurationAttributes attributes) {}

  @Override
  public String[] processLocations(Class<?> test, String... locations) {
    return locations;
  }

  @Override
  public ApplicationContext loadContext(String... locations) {
    throw new Unknown("un contexte décrit en XML");
  }

  @Configuration
  static class MockMvcSettings {
    @Bean
    MockMvc mockMvc(WebApplicationContext context) {
      var filters = context.getBeansOfType(Filter.class).values();
      return MockMvcBuilders.webAppContextSetup(context)
          .addFilters(filters.toArray(Filter[]::new))
          .build();
    }
  }
}
