package org.springframework.data.jpa.repository;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Modifying {
  boolean flushAutomatically() default false;

  boolean clearAutomatically() default false;
}
