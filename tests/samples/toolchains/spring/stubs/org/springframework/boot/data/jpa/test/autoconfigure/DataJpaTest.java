package org.springframework.boot.data.jpa.test.autoconfigure;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface DataJpaTest {
  boolean showSql() default true;

  String[] properties() default {};
}
