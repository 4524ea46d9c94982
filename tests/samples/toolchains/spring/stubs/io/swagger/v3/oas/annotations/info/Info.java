package io.swagger.v3.oas.annotations.info;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Info {
  String title() default "";

  String description() default "";

  String version() default "";
}
