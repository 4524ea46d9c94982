package org.springframework.boot.context.properties;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface ConfigurationProperties {
  String value() default "";

  String prefix() default "";
}
