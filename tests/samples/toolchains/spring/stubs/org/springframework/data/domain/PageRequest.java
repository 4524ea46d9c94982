package org.springframework.data.domain;

public class PageRequest implements Pageable {
  private final int page;
  private final int size;
  private final Sort sort;

  protected PageRequest(int page, int size, Sort sort) {
    if (page < 0) throw new IllegalArgumentException("Page index must not be less than zero");
    if (size < 1) throw new IllegalArgumentException("Page size must not be less than one");
    this.page = page;
    this.size = size;
    this.sort = sort;
  }

  public static PageRequest of(int page, int size) {
    return of(page, size, Sort.unsorted());
  }

  public static PageRequest of(int page, int size, Sort sort) {
    return new PageRequest(page, size, sort);
  }

  public static PageRequest of(int page, int size, Sort.Direction direction, String... properties) {
    return of(page, size, Sort.by(direction, properties));
  }

  @Override
  public int getPageNumber() {
    return page;
  }

  @Override
  public int getPageSize() {
    return size;
  }

  @Override
  public long getOffset() {
    return (long) page * size;
  }

  @Override
  public Sort getSort() {
    return sort;
  }

  @Override
  public PageRequest next() {
    return of(page + 1, size, sort);
  }

  @Override
  public PageRequest previousOrFirst() {
    return of(Math.max(page - 1, 0), size, sort);
  }

  @Override
  public PageRequest first() {
    return of(0, size, sort);
  }

  public PageRequest withSort(Sort other) {
    return of(page, size, other);
  }
}
