package org.springframework.web.bind;

import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.validation.BindException;
import org.springframework.validation.BindingResult;

public class MethodArgumentNotValidException extends BindException {
  private final transient MethodParameter parameter;

  public MethodArgumentNotValidException(MethodParameter parameter, BindingResult result) {
    super(result);
    this.parameter = parameter;
  }

  public MethodParameter getParameter() {
    return parameter;
  }

  public HttpStatusCode getStatusCode() {
    return HttpStatus.BAD_REQUEST;
  }

  public ProblemDetail getBody() {
    return ProblemDetail.forStatusAndDetail(HttpStatus.BAD_REQUEST, "Invalid request content.");
  }
}
