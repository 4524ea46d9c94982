package jakarta.persistence;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface OneToMany {
  String mappedBy() default "";

  FetchType fetch() default FetchType.LAZY;

  CascadeType[] cascade() default {};

  boolean orphanRemoval() default false;
}
