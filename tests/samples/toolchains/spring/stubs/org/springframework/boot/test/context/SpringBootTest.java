package org.springframework.boot.test.context;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface SpringBootTest {
  String[] properties() default {};

  Class<?>[] classes() default {};

  WebEnvironment webEnvironment() default WebEnvironment.MOCK;

  enum WebEnvironment {
    MOCK,
    RANDOM_PORT,
    DEFINED_PORT,
    NONE
  }
}
