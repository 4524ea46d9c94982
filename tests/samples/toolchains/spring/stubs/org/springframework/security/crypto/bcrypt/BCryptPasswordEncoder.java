package org.springframework.security.crypto.bcrypt;

import org.springframework.security.crypto.password.PasswordEncoder;

public class BCryptPasswordEncoder implements PasswordEncoder {
  public BCryptPasswordEncoder() {}

  public BCryptPasswordEncoder(int strength) {}

  @Override
  public native String encode(CharSequence password);

  @Override
  public native boolean matches(CharSequence password, String encoded);
}
