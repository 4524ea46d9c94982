package org.springframework.web.client;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.client.RestClient.ErrorHandler;

/** What a `RestClient` does for all its requests. */
final class RestClientBuilder implements RestClient.Builder {
  /** What to do with an answer of such a status. */
  record StatusHandler(Predicate<HttpStatusCode> accepts, ErrorHandler handler) {}

  private final HttpHeaders headers = new HttpHeaders();
  private final List<StatusHandler> handlers = new ArrayList<>();
  private String base = "";

  @Override
  public RestClient.Builder baseUrl(String address) {
    base = address;
    return this;
  }

  @Override
  public RestClient.Builder baseUrl(URI address) {
    return baseUrl(address.toString());
  }

  @Override
  public RestClient.Builder defaultHeader(String header, String... values) {
    headers.put(header, List.of(values));
    return this;
  }

  @Override
  public RestClient.Builder defaultStatusHandler(
      Predicate<HttpStatusCode> predicate, ErrorHandler handler) {
    handlers.add(new StatusHandler(predicate, handler));
    return this;
  }

  @Override
  public RestClient build() {
    return new Client();
  }

  private RestClientRequest request(HttpMethod method) {
    return new RestClientRequest(base, method, headers, handlers);
  }

  private final class Client implements RestClient {
    @Override
    public RequestHeadersUriSpec<?> get() {
      return request(HttpMethod.GET);
    }

    @Override
    public RequestBodyUriSpec post() {
      return request(HttpMethod.POST);
    }

    @Override
    public RequestBodyUriSpec put() {
      return request(HttpMethod.PUT);
    }

    @Override
    public RequestHeadersUriSpec<?> delete() {
      return request(HttpMethod.DELETE);
    }
  }
}
