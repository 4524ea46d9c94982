package org.springframework.web.server;

import org.springframework.http.HttpStatusCode;

public class ResponseStatusException extends RuntimeException {
  private final transient HttpStatusCode status;

  public ResponseStatusException(HttpStatusCode status) {
    this(status, null);
  }

  public ResponseStatusException(HttpStatusCode status, String reason) {
    this(status, reason, null);
  }

  public ResponseStatusException(HttpStatusCode status, String reason, Throwable cause) {
    super(reason == null ? status.toString() : status + " \"" + reason + "\"", cause);
    this.status = status;
  }

  public HttpStatusCode getStatusCode() {
    return status;
  }
}
