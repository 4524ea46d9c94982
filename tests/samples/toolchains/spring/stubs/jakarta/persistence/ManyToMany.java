package jakarta.persistence;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface ManyToMany {
  String mappedBy() default "";

  FetchType fetch() default FetchType.LAZY;

  CascadeType[] cascade() default {};
}
