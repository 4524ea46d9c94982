package org.springframework.web.servlet.mvc.annotation;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.context.MessageSource;
import org.springframework.context.MessageSourceAware;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.handler.AbstractHandlerExceptionResolver;

/** Answers `@ResponseStatus` as Spring 4.3 does, and `ResponseStatusException`, which is younger. */
public class ResponseStatusExceptionResolver extends AbstractHandlerExceptionResolver
    implements MessageSourceAware {
  @Override
  public void setMessageSource(MessageSource texts) {}

  @Override
  protected ModelAndView doResolveException(
      HttpServletRequest request, HttpServletResponse response, Object handler, Exception thrown) {
    for (Throwable one = thrown; one != null; one = one.getCause()) {
      if (one instanceof ResponseStatusException refusal) {
        return answer(response, refusal.getStatusCode().value(), refusal.getReason());
      }
      var status = AnnotatedElementUtils.findMergedAnnotation(one.getClass(), ResponseStatus.class);
      if (status != null) return answer(response, status.code().value(), status.reason());
    }
    return null;
  }

  private static ModelAndView answer(HttpServletResponse response, int status, String reason) {
    try {
      if (reason == null || reason.isEmpty()) response.sendError(status);
      else response.sendError(status, reason);
      return new ModelAndView();
    } catch (IOException closed) {
      throw new UncheckedIOException(closed);
    }
  }
}
