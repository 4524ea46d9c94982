package org.springframework.security.config.http;

public enum SessionCreationPolicy {
  ALWAYS,
  NEVER,
  IF_REQUIRED,
  STATELESS
}
