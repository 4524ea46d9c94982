package org.springframework.data.jpa.repository;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface EntityGraph {
  String value() default "";

  String[] attributePaths() default {};
}
