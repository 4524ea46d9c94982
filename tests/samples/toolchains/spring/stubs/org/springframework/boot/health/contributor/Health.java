package org.springframework.boot.health.contributor;

public final class Health {
  private Health() {}

  public static native Builder up();

  public static native Builder down();

  public static native Builder down(Throwable cause);

  public static native Builder outOfService();

  public static native Builder unknown();

  public interface Builder {
    Builder withDetail(String key, Object value);

    Health build();
  }
}
