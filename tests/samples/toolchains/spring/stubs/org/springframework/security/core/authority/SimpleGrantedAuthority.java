package org.springframework.security.core.authority;

import org.springframework.security.core.GrantedAuthority;

public final class SimpleGrantedAuthority implements GrantedAuthority {
  private final String role;

  public SimpleGrantedAuthority(String role) {
    this.role = role;
  }

  @Override
  public String getAuthority() {
    return role;
  }
}
