package org.springframework.data.domain;

public interface Pageable {
  int getPageNumber();

  int getPageSize();

  long getOffset();

  Sort getSort();

  Pageable next();

  Pageable previousOrFirst();

  Pageable first();

  static Pageable ofSize(int size) {
    return PageRequest.of(0, size);
  }
}
