package org.springframework.web.bind;

import org.springframework.http.ProblemDetail;
import org.springframework.validation.BindException;
import org.springframework.validation.BindingResult;

public class MethodArgumentNotValidException extends BindException {
  public MethodArgumentNotValidException(BindingResult result) {
    super(result);
  }

  public native ProblemDetail getBody();
}
