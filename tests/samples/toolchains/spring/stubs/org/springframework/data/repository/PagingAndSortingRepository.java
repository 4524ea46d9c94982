package org.springframework.data.repository;

import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;

public interface PagingAndSortingRepository<T, I> extends Repository<T, I> {
  Iterable<T> findAll(Sort sort);

  Page<T> findAll(Pageable pageable);
}
