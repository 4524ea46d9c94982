package org.springframework.boot.webmvc.test.autoconfigure;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface WebMvcTest {
  Class<?>[] value() default {};

  Class<?>[] controllers() default {};
}
