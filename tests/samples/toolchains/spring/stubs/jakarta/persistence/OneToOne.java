package jakarta.persistence;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface OneToOne {
  String mappedBy() default "";

  FetchType fetch() default FetchType.EAGER;

  CascadeType[] cascade() default {};

  boolean optional() default true;

  boolean orphanRemoval() default false;
}
