package org.springframework.security.crypto.factory;

import org.springframework.security.crypto.password.PasswordEncoder;

public final class PasswordEncoderFactories {
  private PasswordEncoderFactories() {}

  public static native PasswordEncoder createDelegatingPasswordEncoder();
}
