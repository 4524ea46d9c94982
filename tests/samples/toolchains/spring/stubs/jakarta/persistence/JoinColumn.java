package jakarta.persistence;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface JoinColumn {
  String name() default "";

  String referencedColumnName() default "";

  boolean unique() default false;

  boolean nullable() default true;
}
