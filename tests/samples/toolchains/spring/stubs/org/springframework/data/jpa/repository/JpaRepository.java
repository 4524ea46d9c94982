package org.springframework.data.jpa.repository;

import java.util.List;
import org.springframework.data.repository.ListCrudRepository;
import org.springframework.data.repository.ListPagingAndSortingRepository;

public interface JpaRepository<T, I>
    extends ListCrudRepository<T, I>, ListPagingAndSortingRepository<T, I> {
  void flush();

  <S extends T> S saveAndFlush(S entity);

  <S extends T> List<S> saveAllAndFlush(Iterable<S> entities);

  void deleteAllInBatch();

  T getReferenceById(I id);
}
