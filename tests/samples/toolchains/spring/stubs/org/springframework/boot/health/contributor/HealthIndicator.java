package org.springframework.boot.health.contributor;

public interface HealthIndicator {
  Health health();
}
