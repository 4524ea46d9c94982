package org.springframework.boot.context.properties;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface EnableConfigurationProperties {
  Class<?>[] value() default {};
}
