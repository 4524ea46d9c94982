package org.springframework.data.web;

import java.util.List;
import org.springframework.data.domain.Page;

public class PagedModel<T> {
  private final Page<T> page;

  public PagedModel(Page<T> page) {
    this.page = page;
  }

  public List<T> getContent() {
    return page.getContent();
  }

  public PageMetadata getMetadata() {
    return new PageMetadata(
        page.getSize(), page.getNumber(), page.getTotalElements(), page.getTotalPages());
  }

  public record PageMetadata(long size, long number, long totalElements, long totalPages) {}
}
