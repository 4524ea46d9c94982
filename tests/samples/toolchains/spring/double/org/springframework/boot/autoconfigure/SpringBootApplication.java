package org.springframework.boot.autoconfigure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.AliasFor;
import springdouble.AutoConfigurations;
import springdouble.SliceFilter;

@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Configuration
@ComponentScan(
    excludeFilters = {
      @ComponentScan.Filter(type = FilterType.ANNOTATION, classes = TestConfiguration.class),
      @ComponentScan.Filter(type = FilterType.CUSTOM, classes = SliceFilter.class)
    })
@Import(AutoConfigurations.class)
public @interface SpringBootApplication {
  @AliasFor(annotation = ComponentScan.class, attribute = "basePackages")
  String[] scanBasePackages() default {};
}
