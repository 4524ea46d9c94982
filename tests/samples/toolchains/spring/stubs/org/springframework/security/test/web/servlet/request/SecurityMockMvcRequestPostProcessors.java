package org.springframework.security.test.web.servlet.request;

import org.springframework.test.web.servlet.request.RequestPostProcessor;

public final class SecurityMockMvcRequestPostProcessors {
  private SecurityMockMvcRequestPostProcessors() {}

  public static native RequestPostProcessor csrf();

  public static native RequestPostProcessor httpBasic(String username, String password);

  public static native RequestPostProcessor user(String username);
}
