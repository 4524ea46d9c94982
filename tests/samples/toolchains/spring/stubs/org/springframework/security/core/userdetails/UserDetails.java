package org.springframework.security.core.userdetails;

import java.util.Collection;
import org.springframework.security.core.GrantedAuthority;

public interface UserDetails {
  Collection<? extends GrantedAuthority> getAuthorities();

  String getPassword();

  String getUsername();

  default boolean isAccountNonExpired() {
    return true;
  }

  default boolean isAccountNonLocked() {
    return true;
  }

  default boolean isCredentialsNonExpired() {
    return true;
  }

  default boolean isEnabled() {
    return true;
  }
}
