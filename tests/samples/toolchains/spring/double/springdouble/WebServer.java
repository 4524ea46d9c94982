package springdouble;

import jakarta.servlet.Filter;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardServer;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.ErrorPage;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.annotation.AnnotationAwareOrderComparator;
import org.springframework.web.context.support.AnnotationConfigWebApplicationContext;
import org.springframework.web.servlet.DispatcherServlet;

/** Tomcat in the program, as Boot has it. */
public final class WebServer {
  /** Set by who sends requests: where the port is told once the program is ready. */
  private static final String CHANNEL = "SAMPLES_CHANNEL";

  private final AnnotationConfigWebApplicationContext context;
  private final Tomcat tomcat = new Tomcat();
  private RuntimeException thrown;
  private int local;

  private WebServer(AnnotationConfigWebApplicationContext context) {
    this.context = context;
  }

  /** Makes the beans of the application and serves its controllers. Throws what makes a bean impossible. */
  public static WebServer start(AnnotationConfigWebApplicationContext context) {
    var server = new WebServer(context);
    try {
      server.start();
      return server;
    } catch (LifecycleException | IOException wrong) {
      throw new IllegalStateException("Unable to start embedded Tomcat", wrong);
    }
  }

  private void start() throws LifecycleException, IOException {
    // As in Boot, only who waits for the server keeps the program running.
    ((StandardServer) tomcat.getServer()).setUtilityThreadsAsDaemon(true);
    tomcat.setSilent(true);
    tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
    var root = tomcat.addContext("", null);
    root.addServletContainerInitializer((classes, servlets) -> makeBeans(root, servlets), null);
    tomcat.start();
    if (thrown != null) {
      tomcat.stop();
      throw thrown;
    }
    listen();
  }

  /** Tomcat would keep for itself what is thrown here. */
  private void makeBeans(Context root, ServletContext servlets) {
    try {
      context.setServletContext(servlets);
      ApplicationContexts.refresh(context);
      addFilters(root);
      var dispatcher = Tomcat.addServlet(root, "dispatcherServlet", new DispatcherServlet(context));
      dispatcher.setLoadOnStartup(1);
      dispatcher.addMapping("/");
      var page = new ErrorPage();
      page.setLocation("/error");
      root.addErrorPage(page);
    } catch (RuntimeException wrong) {
      thrown = wrong;
    }
  }

  private void addFilters(Context root) {
    var filters = new ArrayList<>(context.getBeansOfType(Filter.class).entrySet());
    filters.sort(Map.Entry.comparingByValue(AnnotationAwareOrderComparator.INSTANCE));
    for (var filter : filters) {
      var definition = new FilterDef();
      definition.setFilterName(filter.getKey());
      definition.setFilter(filter.getValue());
      root.addFilterDef(definition);
      var mapping = new FilterMap();
      mapping.setFilterName(filter.getKey());
      mapping.addURLPattern("/*");
      root.addFilterMap(mapping);
    }
  }

  private void listen() {
    var setting = context.getEnvironment().getProperty("server.port", "8080");
    var port = Integer.parseInt(System.getenv().getOrDefault("SAMPLES_PORT", setting));
    var connector = new Connector();
    connector.setPort(port);
    connector.setThrowOnFailure(true);
    connector.setProperty("minSpareThreads", "1");
    connector.setProperty("maxThreads", "4");
    try {
      tomcat.setConnector(connector);
    } catch (IllegalArgumentException refused) {
      throw isInUse(refused) ? new PortInUseException(port, refused) : refused;
    }
    local = connector.getLocalPort();
  }

  /** Tells the port to who sends requests, and keeps the program running for them. */
  public void tellPort() {
    var channel = System.getenv(CHANNEL);
    if (channel == null) return;
    new Thread(tomcat.getServer()::await).start();
    try {
      Files.writeString(Path.of(channel), local + "\n");
    } catch (IOException closed) {
      throw new UncheckedIOException(closed);
    }
  }

  private static boolean isInUse(Throwable thrown) {
    for (var one = thrown; one != null; one = one.getCause()) {
      if (one instanceof BindException) return true;
    }
    return false;
  }
}
