package org.springframework.security.config.annotation.web.configurers;

public interface CsrfConfigurer<H> {
  CsrfConfigurer<H> ignoringRequestMatchers(String... patterns);

  CsrfConfigurer<H> spa();

  H disable();
}
