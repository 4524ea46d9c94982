package org.springframework.http;

import java.net.URI;
import java.util.List;

/** Behind the methods of a response. */
final class ResponseEntityBuilder implements ResponseEntity.BodyBuilder {
  private final HttpHeaders headers = new HttpHeaders();
  private final HttpStatusCode status;
  private final Object ready;

  ResponseEntityBuilder(HttpStatusCode status) {
    this(status, null);
  }

  ResponseEntityBuilder(HttpStatusCode status, Object ready) {
    this.status = status;
    this.ready = ready;
  }

  @Override
  public ResponseEntity.BodyBuilder header(String name, String... values) {
    headers.put(name, List.of(values));
    return this;
  }

  @Override
  public ResponseEntity.BodyBuilder headers(HttpHeaders others) {
    headers.putAll(others);
    return this;
  }

  @Override
  public ResponseEntity.BodyBuilder eTag(String tag) {
    headers.setETag(tag.startsWith("\"") ? tag : '"' + tag + '"');
    return this;
  }

  @Override
  public ResponseEntity.BodyBuilder cacheControl(CacheControl control) {
    headers.setCacheControl(control.getHeaderValue());
    return this;
  }

  @Override
  public ResponseEntity.BodyBuilder location(URI location) {
    headers.setLocation(location);
    return this;
  }

  @Override
  public ResponseEntity.BodyBuilder contentType(MediaType type) {
    headers.setContentType(type);
    return this;
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> ResponseEntity<T> build() {
    return new ResponseEntity<>((T) ready, headers, status);
  }

  @Override
  public <T> ResponseEntity<T> body(T body) {
    return new ResponseEntity<>(body, headers, status);
  }
}
