package org.springframework.boot;

import org.springframework.context.ConfigurableApplicationContext;
import springdouble.ApplicationContexts;
import springdouble.WebServer;

/** Starts an application: its settings, its beans, Tomcat, then its runners. */
public class SpringApplication {
  public static ConfigurableApplicationContext run(Class<?> source, String... args) {
    var context = ApplicationContexts.create(source);
    ApplicationContexts.readSettings(context, args);
    var server = WebServer.start(context);
    context.registerShutdownHook();
    ApplicationContexts.callRunners(context, args);
    server.tellPort();
    return context;
  }
}
