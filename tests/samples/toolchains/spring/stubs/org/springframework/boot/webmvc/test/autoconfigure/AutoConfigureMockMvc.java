package org.springframework.boot.webmvc.test.autoconfigure;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface AutoConfigureMockMvc {
  boolean addFilters() default true;
}
