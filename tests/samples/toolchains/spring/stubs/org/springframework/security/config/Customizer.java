package org.springframework.security.config;

@FunctionalInterface
public interface Customizer<T> {
  void customize(T value);

  static <T> Customizer<T> withDefaults() {
    return value -> {};
  }
}
