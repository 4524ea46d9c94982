package org.springframework.security.provisioning;

import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.core.userdetails.UserDetailsService;

public class InMemoryUserDetailsManager implements UserDetailsService {
  public InMemoryUserDetailsManager(UserDetails... users) {}

  @Override
  public native UserDetails loadUserByUsername(String username);
}
