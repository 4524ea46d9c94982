package org.springframework.boot.context.properties;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface ConfigurationPropertiesScan {
  String[] value() default {};
}
