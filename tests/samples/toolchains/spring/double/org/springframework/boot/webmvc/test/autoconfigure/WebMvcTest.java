package org.springframework.boot.webmvc.test.autoconfigure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.core.annotation.AliasFor;
import org.springframework.test.context.BootstrapWith;
import org.springframework.test.context.junit.jupiter.SpringExtension;
import springdouble.tests.Bootstrapper;

@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SpringExtension.class)
@BootstrapWith(Bootstrapper.class)
@AutoConfigureMockMvc
public @interface WebMvcTest {
  @AliasFor("controllers")
  Class<?>[] value() default {};

  @AliasFor("value")
  Class<?>[] controllers() default {};
}
