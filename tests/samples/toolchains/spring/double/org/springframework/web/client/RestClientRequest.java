package org.springframework.web.client;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpRequest;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.ClientHttpResponse;
import org.springframework.web.client.RestClientBuilder.StatusHandler;
import org.springframework.web.util.DefaultUriTemplateHandler;
import springdouble.Converters;
import springdouble.Json;

/** One request of a `RestClient`, sent by the `RestTemplate` of Spring 4.3. */
final class RestClientRequest
    implements RestClient.RequestBodyUriSpec,
        RestClient.RequestHeadersUriSpec<RestClient.RequestBodySpec>,
        RestClient.ResponseSpec,
        HttpRequest {
  private final String base;
  private final HttpMethod method;
  private final HttpHeaders headers = new HttpHeaders();
  private final List<StatusHandler> handlers = new ArrayList<>();
  private final List<StatusHandler> ofAllRequests;
  private URI address;
  private Object body;

  RestClientRequest(
      String base, HttpMethod method, HttpHeaders headers, List<StatusHandler> ofAllRequests) {
    this.base = base;
    this.method = method;
    this.headers.putAll(headers);
    this.ofAllRequests = ofAllRequests;
    this.address = base.isEmpty() ? null : URI.create(base);
  }

  @Override
  public RestClient.RequestBodySpec uri(String uri, Object... variables) {
    var handler = new DefaultUriTemplateHandler();
    handler.setStrictEncoding(true);
    return uri(handler.expand(base + uri, variables));
  }

  @Override
  public RestClient.RequestBodySpec uri(URI uri) {
    address = uri;
    return this;
  }

  @Override
  public RestClient.RequestBodySpec accept(MediaType... types) {
    headers.setAccept(Arrays.asList(types));
    return this;
  }

  @Override
  public RestClient.RequestBodySpec header(String header, String... values) {
    headers.put(header, List.of(values));
    return this;
  }

  @Override
  public RestClient.RequestBodySpec headers(Consumer<HttpHeaders> consumer) {
    consumer.accept(headers);
    return this;
  }

  @Override
  public RestClient.RequestBodySpec contentType(MediaType type) {
    headers.setContentType(type);
    return this;
  }

  @Override
  public RestClient.RequestBodySpec body(Object given) {
    body = given;
    return this;
  }

  @Override
  public RestClient.ResponseSpec retrieve() {
    return this;
  }

  @Override
  public RestClient.ResponseSpec onStatus(
      Predicate<HttpStatusCode> predicate, RestClient.ErrorHandler handler) {
    handlers.add(new StatusHandler(predicate, handler));
    return this;
  }

  @Override
  public <T> T body(Class<T> type) {
    return toEntity(type).getBody();
  }

  @Override
  public <T> T body(ParameterizedTypeReference<T> type) {
    return template().exchange(address, method, entity(), type).getBody();
  }

  @Override
  public <T> ResponseEntity<T> toEntity(Class<T> type) {
    return template().exchange(address, method, entity(), type);
  }

  @Override
  public ResponseEntity<Void> toBodilessEntity() {
    return toEntity(Void.class);
  }

  private HttpEntity<Object> entity() {
    return new HttpEntity<>(body, headers);
  }

  private RestTemplate template() {
    var template = new RestTemplate(Converters.all(Json.mapper()));
    template.setErrorHandler(new Handlers());
    return template;
  }

  /** The handlers of the request, those of all requests, then Spring's own for what is an error. */
  private final class Handlers extends DefaultResponseErrorHandler {
    @Override
    public boolean hasError(ClientHttpResponse response) {
      return true;
    }

    @Override
    public void handleError(ClientHttpResponse response) throws IOException {
      var all = new ArrayList<>(handlers);
      all.addAll(ofAllRequests);
      for (var one : all) {
        if (!one.accepts().test(response.getStatusCode())) continue;
        one.handler().handle(RestClientRequest.this, response);
        return;
      }
      if (super.hasError(response)) super.handleError(response);
    }
  }

  @Override
  public HttpMethod getMethod() {
    return method;
  }

  @Override
  public URI getURI() {
    return address;
  }

  @Override
  public HttpHeaders getHeaders() {
    return headers;
  }
}
