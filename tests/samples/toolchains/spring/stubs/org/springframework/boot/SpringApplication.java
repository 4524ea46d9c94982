package org.springframework.boot;

import org.springframework.context.ConfigurableApplicationContext;

public class SpringApplication {
  public static native ConfigurableApplicationContext run(Class<?> source, String... args);
}
