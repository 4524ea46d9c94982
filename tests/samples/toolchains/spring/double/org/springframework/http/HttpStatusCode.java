package org.springframework.http;

public interface HttpStatusCode {
  int value();

  default boolean is1xxInformational() {
    return value() / 100 == 1;
  }

  default boolean is2xxSuccessful() {
    return value() / 100 == 2;
  }

  default boolean is3xxRedirection() {
    return value() / 100 == 3;
  }

  default boolean is4xxClientError() {
    return value() / 100 == 4;
  }

  default boolean is5xxServerError() {
    return value() / 100 == 5;
  }

  default boolean isError() {
    return value() >= 400;
  }

  static HttpStatusCode valueOf(int code) {
    return HttpStatus.valueOf(code);
  }
}
