package org.springframework.http;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import org.springframework.util.MultiValueMap;

/** What Spring 4.3 calls is added: a status that is an `HttpStatus`, and its number. */
public class ResponseEntity<T> extends StatusEntity<T> {
  private final HttpStatusCode status;

  public ResponseEntity(HttpStatusCode status) {
    this(null, (HttpHeaders) null, status);
  }

  public ResponseEntity(T body, HttpStatusCode status) {
    this(body, (HttpHeaders) null, status);
  }

  public ResponseEntity(T body, HttpHeaders headers, HttpStatusCode status) {
    super(body, headers);
    this.status = Objects.requireNonNull(status);
  }

  public ResponseEntity(T body, MultiValueMap<String, String> headers, HttpStatus status) {
    super(body, headers);
    this.status = Objects.requireNonNull(status);
  }

  @Override
  public HttpStatus getStatusCode() {
    return (HttpStatus) status;
  }

  public int getStatusCodeValue() {
    return status.value();
  }

  public static BodyBuilder status(HttpStatusCode status) {
    return new ResponseEntityBuilder(status);
  }

  public static BodyBuilder status(int status) {
    return status(HttpStatusCode.valueOf(status));
  }

  public static BodyBuilder ok() {
    return status(HttpStatus.OK);
  }

  public static <T> ResponseEntity<T> ok(T body) {
    return ok().body(body);
  }

  public static <T> ResponseEntity<T> of(Optional<T> body) {
    return ofNullable(body.orElse(null));
  }

  public static HeadersBuilder<?> of(ProblemDetail body) {
    return new ResponseEntityBuilder(HttpStatusCode.valueOf(body.getStatus()), body);
  }

  public static <T> ResponseEntity<T> ofNullable(T body) {
    return body == null ? notFound().build() : ok(body);
  }

  public static BodyBuilder created(URI location) {
    return status(HttpStatus.CREATED).location(location);
  }

  public static BodyBuilder accepted() {
    return status(HttpStatus.ACCEPTED);
  }

  public static HeadersBuilder<?> noContent() {
    return status(HttpStatus.NO_CONTENT);
  }

  public static BodyBuilder badRequest() {
    return status(HttpStatus.BAD_REQUEST);
  }

  public static HeadersBuilder<?> notFound() {
    return status(HttpStatus.NOT_FOUND);
  }

  public static BodyBuilder unprocessableContent() {
    return status(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  public static BodyBuilder internalServerError() {
    return status(HttpStatus.INTERNAL_SERVER_ERROR);
  }

  public interface HeadersBuilder<B extends HeadersBuilder<B>> {
    B header(String name, String... values);

    B headers(HttpHeaders headers);

    B location(URI location);

    B eTag(String tag);

    B cacheControl(CacheControl control);

    <T> ResponseEntity<T> build();
  }

  public interface BodyBuilder extends HeadersBuilder<BodyBuilder> {
    BodyBuilder contentType(MediaType type);

    <T> ResponseEntity<T> body(T body);
  }
}
