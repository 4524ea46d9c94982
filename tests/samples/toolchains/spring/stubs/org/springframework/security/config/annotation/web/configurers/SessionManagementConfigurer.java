package org.springframework.security.config.annotation.web.configurers;

import org.springframework.security.config.http.SessionCreationPolicy;

public interface SessionManagementConfigurer<H> {
  SessionManagementConfigurer<H> sessionCreationPolicy(SessionCreationPolicy policy);
}
