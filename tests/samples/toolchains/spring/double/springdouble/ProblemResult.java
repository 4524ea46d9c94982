package springdouble;

import java.util.List;
import org.springframework.core.MethodParameter;
import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.servlet.mvc.method.annotation.RequestResponseBodyMethodProcessor;

/** A method that returns a `ProblemDetail` answers it, with or without `@ResponseBody`. */
public final class ProblemResult extends RequestResponseBodyMethodProcessor {
  public ProblemResult(List<HttpMessageConverter<?>> converters) {
    super(converters, null, List.of(new ProblemAnswers()));
  }

  @Override
  public boolean supportsReturnType(MethodParameter method) {
    return ProblemDetail.class.isAssignableFrom(method.getParameterType());
  }
}
