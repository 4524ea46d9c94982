package org.springframework.security.config.annotation.web.configurers;

import org.springframework.http.HttpMethod;

public interface AuthorizeHttpRequestsConfigurer {
  interface AuthorizationManagerRequestMatcherRegistry {
    AuthorizedUrl requestMatchers(String... patterns);

    AuthorizedUrl requestMatchers(HttpMethod method, String... patterns);

    AuthorizedUrl requestMatchers(HttpMethod method);

    AuthorizedUrl anyRequest();
  }

  interface AuthorizedUrl {
    AuthorizationManagerRequestMatcherRegistry permitAll();

    AuthorizationManagerRequestMatcherRegistry denyAll();

    AuthorizationManagerRequestMatcherRegistry authenticated();

    AuthorizationManagerRequestMatcherRegistry hasRole(String role);

    AuthorizationManagerRequestMatcherRegistry hasAnyRole(String... roles);

    AuthorizationManagerRequestMatcherRegistry hasAuthority(String authority);

    AuthorizationManagerRequestMatcherRegistry hasAnyAuthority(String... authorities);
  }
}
