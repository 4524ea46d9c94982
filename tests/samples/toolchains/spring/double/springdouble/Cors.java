package springdouble;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.DefaultCorsProcessor;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.CorsRegistration;
import org.springframework.web.servlet.config.annotation.CorsRegistry;

/** The rules of other origins by Spring 4.3, with the headers of today. */
final class Cors {
  private static final List<String> VARY =
      List.of(
          HttpHeaders.ORIGIN,
          HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD,
          HttpHeaders.ACCESS_CONTROL_REQUEST_HEADERS);

  private Cors() {}

  /** Gives the rules to a registry: in Spring 4.3 each would let cookies pass unless it says no. */
  static final class Rules extends CorsRegistry {
    private final CorsRegistry registry;

    Rules(CorsRegistry registry) {
      this.registry = registry;
    }

    @Override
    public CorsRegistration addMapping(String path) {
      return registry.addMapping(path).allowCredentials(false);
    }
  }

  /** Every answer that a rule may change says so, even where the request names no origin. */
  static final class Varying implements HandlerInterceptor {
    @Override
    public boolean preHandle(
        HttpServletRequest request, HttpServletResponse response, Object handler) {
      for (var name : VARY) response.addHeader(HttpHeaders.VARY, name);
      return true;
    }
  }

  /** Leaves out the one header `Vary` of Spring 4.3. */
  static final class Processor extends DefaultCorsProcessor {
    @Override
    public boolean processRequest(
        CorsConfiguration rule, HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      return super.processRequest(rule, request, new WithoutVary(response));
    }
  }

  private static final class WithoutVary extends HttpServletResponseWrapper {
    WithoutVary(HttpServletResponse response) {
      super(response);
    }

    @Override
    public void addHeader(String name, String value) {
      if (!name.equals(HttpHeaders.VARY)) super.addHeader(name, value);
    }
  }
}
