package org.springframework.security.core.context;

public class SecurityContextHolder {
  public static native SecurityContext getContext();

  public static native void setContext(SecurityContext context);

  public static native SecurityContext createEmptyContext();
}
