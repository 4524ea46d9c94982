package io.swagger.v3.oas.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface OpenAPIDefinition {
  io.swagger.v3.oas.annotations.info.Info info();
}
