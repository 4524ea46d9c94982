package org.springframework.security.test.context.support;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface WithMockUser {
  String value() default "user";

  String username() default "";

  String password() default "password";

  String[] roles() default {"USER"};

  String[] authorities() default {};
}
