package org.springframework.http;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;

public class ProblemDetail {
  private Map<String, Object> properties;
  private URI type = URI.create("about:blank");
  private String title;
  private int status;
  private String detail;
  private URI instance;

  protected ProblemDetail(int status) {
    this.status = status;
    this.title = HttpStatus.valueOf(status).getReasonPhrase();
  }

  public static ProblemDetail forStatus(HttpStatusCode status) {
    return forStatus(status.value());
  }

  public static ProblemDetail forStatus(int status) {
    return new ProblemDetail(status);
  }

  public static ProblemDetail forStatusAndDetail(HttpStatusCode status, String detail) {
    var problem = forStatus(status);
    problem.setDetail(detail);
    return problem;
  }

  public URI getType() {
    return type;
  }

  public void setType(URI type) {
    this.type = type;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public int getStatus() {
    return status;
  }

  public void setStatus(int status) {
    this.status = status;
  }

  public String getDetail() {
    return detail;
  }

  public void setDetail(String detail) {
    this.detail = detail;
  }

  public URI getInstance() {
    return instance;
  }

  public void setInstance(URI instance) {
    this.instance = instance;
  }

  public Map<String, Object> getProperties() {
    return properties;
  }

  public void setProperty(String name, Object value) {
    if (properties == null) properties = new LinkedHashMap<>();
    properties.put(name, value);
  }
}
