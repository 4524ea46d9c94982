package org.springframework.boot.test.context;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.test.context.BootstrapWith;
import org.springframework.test.context.junit.jupiter.SpringExtension;
import springdouble.tests.Bootstrapper;

/** Without a server: a test speaks to the application by `MockMvc`. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SpringExtension.class)
@BootstrapWith(Bootstrapper.class)
public @interface SpringBootTest {
  String[] properties() default {};

  Class<?>[] classes() default {};
}
