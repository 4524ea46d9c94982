package org.springframework.data.domain;

import java.util.List;
import java.util.function.Function;

public interface Slice<T> extends Iterable<T> {
  int getNumber();

  int getSize();

  int getNumberOfElements();

  List<T> getContent();

  boolean hasContent();

  Sort getSort();

  boolean isFirst();

  boolean isLast();

  boolean hasNext();

  boolean hasPrevious();

  <U> Slice<U> map(Function<? super T, ? extends U> converter);
}
