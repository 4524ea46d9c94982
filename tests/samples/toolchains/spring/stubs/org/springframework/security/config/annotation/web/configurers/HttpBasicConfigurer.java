package org.springframework.security.config.annotation.web.configurers;

public interface HttpBasicConfigurer<H> {
  HttpBasicConfigurer<H> realmName(String name);

  H disable();
}
