package org.springframework.data.domain;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

public class PageImpl<T> implements Page<T> {
  private final List<T> content;
  private final Pageable pageable;
  private final long total;

  public PageImpl(List<T> content) {
    this(content, PageRequest.of(0, Math.max(content.size(), 1)), content.size());
  }

  public PageImpl(List<T> content, Pageable pageable, long total) {
    this.content = List.copyOf(content);
    this.pageable = pageable;
    this.total = total;
  }

  @Override
  public int getTotalPages() {
    return (int) ((total + getSize() - 1) / getSize());
  }

  @Override
  public long getTotalElements() {
    return total;
  }

  @Override
  public int getNumber() {
    return pageable.getPageNumber();
  }

  @Override
  public int getSize() {
    return pageable.getPageSize();
  }

  @Override
  public int getNumberOfElements() {
    return content.size();
  }

  @Override
  public List<T> getContent() {
    return content;
  }

  @Override
  public boolean hasContent() {
    return !content.isEmpty();
  }

  @Override
  public Sort getSort() {
    return pageable.getSort();
  }

  @Override
  public boolean isFirst() {
    return !hasPrevious();
  }

  @Override
  public boolean isLast() {
    return !hasNext();
  }

  @Override
  public boolean hasNext() {
    return getNumber() + 1 < getTotalPages();
  }

  @Override
  public boolean hasPrevious() {
    return getNumber() > 0;
  }

  @Override
  public <U> Page<U> map(Function<? super T, ? extends U> converter) {
    return new PageImpl<>(content.stream().<U>map(converter).toList(), pageable, total);
  }

  @Override
  public Iterator<T> iterator() {
    return content.iterator();
  }
}
