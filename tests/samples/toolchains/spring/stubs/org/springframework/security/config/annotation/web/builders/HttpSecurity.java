package org.springframework.security.config.annotation.web.builders;

import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer.AuthorizationManagerRequestMatcherRegistry;
import org.springframework.security.config.annotation.web.configurers.CsrfConfigurer;
import org.springframework.security.config.annotation.web.configurers.FormLoginConfigurer;
import org.springframework.security.config.annotation.web.configurers.HttpBasicConfigurer;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.web.DefaultSecurityFilterChain;

public final class HttpSecurity {
  private HttpSecurity() {}

  public native HttpSecurity authorizeHttpRequests(
      Customizer<AuthorizationManagerRequestMatcherRegistry> rules);

  public native HttpSecurity csrf(Customizer<CsrfConfigurer<HttpSecurity>> customizer);

  public native HttpSecurity formLogin(Customizer<FormLoginConfigurer<HttpSecurity>> customizer);

  public native HttpSecurity httpBasic(Customizer<HttpBasicConfigurer<HttpSecurity>> customizer);

  public native HttpSecurity securityMatcher(String... patterns);

  public native HttpSecurity userDetailsService(UserDetailsService service);

  public native DefaultSecurityFilterChain build();
}
