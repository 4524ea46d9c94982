package org.springframework.data.repository;

import java.util.List;

public interface ListCrudRepository<T, I> extends CrudRepository<T, I> {
  @Override
  <S extends T> List<S> saveAll(Iterable<S> entities);

  @Override
  List<T> findAll();

  @Override
  List<T> findAllById(Iterable<I> ids);
}
