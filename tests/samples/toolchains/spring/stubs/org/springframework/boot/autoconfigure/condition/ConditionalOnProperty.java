package org.springframework.boot.autoconfigure.condition;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface ConditionalOnProperty {
  String[] value() default {};

  String[] name() default {};

  String prefix() default "";

  String havingValue() default "";

  boolean matchIfMissing() default false;
}
