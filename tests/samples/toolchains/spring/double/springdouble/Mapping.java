package springdouble;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Constraint;
import java.lang.reflect.Method;
import java.util.Map;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.servlet.HandlerExecutionChain;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Finds the methods of controllers, and refuses what today's Spring would do and 4.3 would silently not. */
final class Mapping extends RequestMappingHandlerMapping {
  private final UrlBasedCorsConfigurationSource rules = new UrlBasedCorsConfigurationSource();

  Mapping() {
    setCorsProcessor(new Cors.Processor());
  }

  @Override
  public void setCorsConfigurations(Map<String, CorsConfiguration> byPath) {
    super.setCorsConfigurations(byPath);
    rules.setCorsConfigurations(byPath);
  }

  @Override
  protected HandlerExecutionChain getHandlerExecutionChain(
      Object handler, HttpServletRequest request) {
    var chain = super.getHandlerExecutionChain(handler, request);
    if (rules.getCorsConfiguration(request) == null) return chain;
    var first = new HandlerExecutionChain(chain.getHandler(), new Cors.Varying());
    if (chain.getInterceptors() != null) first.addInterceptors(chain.getInterceptors());
    return first;
  }

  @Override
  protected CorsConfiguration initCorsConfiguration(
      Object controller, Method method, RequestMappingInfo request) {
    if (super.initCorsConfiguration(controller, method, request) != null) {
      throw new Unknown("@CrossOrigin");
    }
    for (var parameter : method.getParameters()) {
      for (var annotation : parameter.getAnnotations()) {
        if (AnnotatedElementUtils.isAnnotated(annotation.annotationType(), Constraint.class)) {
          throw new Unknown(
              "une contrainte sur un paramètre : " + annotation + " dans " + method.getName());
        }
      }
    }
    return null;
  }
}
