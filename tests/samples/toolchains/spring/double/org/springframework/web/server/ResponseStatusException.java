package org.springframework.web.server;

import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;

public class ResponseStatusException extends RuntimeException {
  private final transient HttpStatusCode status;
  private final String reason;

  public ResponseStatusException(HttpStatusCode status) {
    this(status, null);
  }

  public ResponseStatusException(HttpStatusCode status, String reason) {
    this(status, reason, null);
  }

  public ResponseStatusException(HttpStatusCode status, String reason, Throwable cause) {
    super(reason == null ? status.toString() : status + " \"" + reason + "\"", cause);
    this.status = status;
    this.reason = reason;
  }

  public HttpStatusCode getStatusCode() {
    return status;
  }

  public String getReason() {
    return reason;
  }

  public ProblemDetail getBody() {
    var problem = ProblemDetail.forStatus(status);
    problem.setDetail(reason);
    return problem;
  }
}
