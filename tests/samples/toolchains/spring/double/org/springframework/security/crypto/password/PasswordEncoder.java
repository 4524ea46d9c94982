package org.springframework.security.crypto.password;

public interface PasswordEncoder {
  String encode(CharSequence password);

  boolean matches(CharSequence password, String encoded);

  default boolean upgradeEncoding(String encoded) {
    return false;
  }
}
