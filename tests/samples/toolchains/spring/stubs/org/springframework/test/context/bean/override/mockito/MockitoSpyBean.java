package org.springframework.test.context.bean.override.mockito;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface MockitoSpyBean {
  String name() default "";
}
