package org.springframework.security.core.userdetails;

import org.springframework.security.core.GrantedAuthority;

public abstract class User implements UserDetails {
  public static native UserBuilder withUsername(String username);

  public static native UserBuilder builder();

  public interface UserBuilder {
    UserBuilder username(String username);

    UserBuilder password(String password);

    UserBuilder roles(String... roles);

    UserBuilder authorities(String... authorities);

    UserBuilder authorities(GrantedAuthority... authorities);

    UserBuilder disabled(boolean disabled);

    UserDetails build();
  }
}
