package org.springframework.security.config.annotation.web.configurers;

public interface FormLoginConfigurer<H> {
  FormLoginConfigurer<H> loginPage(String page);

  FormLoginConfigurer<H> permitAll();

  H disable();
}
