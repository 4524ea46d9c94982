package org.springframework.data.domain;

import java.util.List;
import java.util.function.Function;

public interface Page<T> extends Slice<T> {
  int getTotalPages();

  long getTotalElements();

  @Override
  <U> Page<U> map(Function<? super T, ? extends U> converter);

  static <T> Page<T> empty() {
    return new PageImpl<>(List.of());
  }

  static <T> Page<T> empty(Pageable pageable) {
    return new PageImpl<>(List.of(), pageable, 0);
  }
}
