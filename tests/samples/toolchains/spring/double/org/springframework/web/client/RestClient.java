package org.springframework.web.client;

import java.net.URI;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpRequest;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.ClientHttpResponse;

public interface RestClient {
  RequestHeadersUriSpec<?> get();

  RequestBodyUriSpec post();

  RequestBodyUriSpec put();

  RequestHeadersUriSpec<?> delete();

  static RestClient create() {
    return builder().build();
  }

  static RestClient create(String baseUrl) {
    return builder().baseUrl(baseUrl).build();
  }

  static Builder builder() {
    return new RestClientBuilder();
  }

  interface Builder {
    Builder baseUrl(String baseUrl);

    Builder baseUrl(URI baseUrl);

    Builder defaultHeader(String header, String... values);

    Builder defaultStatusHandler(Predicate<HttpStatusCode> predicate, ErrorHandler handler);

    RestClient build();
  }

  interface UriSpec<S extends RequestHeadersSpec<?>> {
    S uri(String uri, Object... variables);

    S uri(URI uri);
  }

  interface RequestHeadersSpec<S extends RequestHeadersSpec<S>> {
    S accept(MediaType... types);

    S header(String header, String... values);

    S headers(Consumer<HttpHeaders> consumer);

    ResponseSpec retrieve();
  }

  interface RequestBodySpec extends RequestHeadersSpec<RequestBodySpec> {
    RequestBodySpec contentType(MediaType type);

    RequestBodySpec body(Object body);
  }

  interface RequestHeadersUriSpec<S extends RequestHeadersSpec<S>>
      extends UriSpec<S>, RequestHeadersSpec<S> {}

  interface RequestBodyUriSpec extends RequestBodySpec, UriSpec<RequestBodySpec> {}

  interface ResponseSpec {
    ResponseSpec onStatus(Predicate<HttpStatusCode> predicate, ErrorHandler handler);

    <T> T body(Class<T> type);

    <T> T body(ParameterizedTypeReference<T> type);

    <T> ResponseEntity<T> toEntity(Class<T> type);

    ResponseEntity<Void> toBodilessEntity();
  }

  @FunctionalInterface
  interface ErrorHandler {
    void handle(HttpRequest request, ClientHttpResponse response) throws java.io.IOException;
  }
}
