package springdouble;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.TreeMap;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

/** Writes a `ProblemDetail` as Spring 7 does: its own keys in alphabetical order, empty ones left out. */
@ControllerAdvice
public class ProblemAnswers implements ResponseBodyAdvice<Object> {
  private static final URI NO_TYPE = URI.create("about:blank");

  @Override
  public boolean supports(
      MethodParameter method, Class<? extends HttpMessageConverter<?>> converter) {
    return true;
  }

  @Override
  public Object beforeBodyWrite(
      Object body,
      MethodParameter method,
      MediaType type,
      Class<? extends HttpMessageConverter<?>> converter,
      ServerHttpRequest request,
      ServerHttpResponse response) {
    if (!(body instanceof ProblemDetail problem)) return body;
    response.setStatusCode(HttpStatus.valueOf(problem.getStatus()));
    response.getHeaders().setContentType(MediaType.valueOf("application/problem+json"));
    if (problem.getInstance() == null) problem.setInstance(URI.create(request.getURI().getRawPath()));
    var own = new TreeMap<String, Object>();
    own.put("detail", problem.getDetail());
    own.put("instance", problem.getInstance());
    own.put("status", problem.getStatus());
    own.put("title", problem.getTitle());
    own.put("type", NO_TYPE.equals(problem.getType()) ? null : problem.getType());
    own.values().removeIf(Objects::isNull);
    var all = new LinkedHashMap<String, Object>(own);
    if (problem.getProperties() != null) all.putAll(problem.getProperties());
    return all;
  }
}
