package org.springframework.security.core;

import java.security.Principal;
import java.util.Collection;

public interface Authentication extends Principal {
  Collection<? extends GrantedAuthority> getAuthorities();

  Object getCredentials();

  Object getDetails();

  Object getPrincipal();

  boolean isAuthenticated();
}
