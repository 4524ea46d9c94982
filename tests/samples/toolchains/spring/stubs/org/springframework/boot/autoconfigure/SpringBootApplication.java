package org.springframework.boot.autoconfigure;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface SpringBootApplication {
  Class<?>[] exclude() default {};

  String[] scanBasePackages() default {};
}
