package org.springframework.data.jpa.repository;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Query {
  String value() default "";

  String countQuery() default "";

  boolean nativeQuery() default false;
}
