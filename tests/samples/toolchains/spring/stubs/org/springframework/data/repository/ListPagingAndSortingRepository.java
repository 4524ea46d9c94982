package org.springframework.data.repository;

import java.util.List;
import org.springframework.data.domain.Sort;

public interface ListPagingAndSortingRepository<T, I> extends PagingAndSortingRepository<T, I> {
  @Override
  List<T> findAll(Sort sort);
}
