package org.springframework.http;

import org.springframework.util.MultiValueMap;

/** Gives a response both return types of its status: that of Spring 4.3, and that of today. */
abstract class StatusEntity<T> extends HttpEntity<T> {
  StatusEntity(T body, MultiValueMap<String, String> headers) {
    super(body, headers);
  }

  public abstract HttpStatusCode getStatusCode();
}
