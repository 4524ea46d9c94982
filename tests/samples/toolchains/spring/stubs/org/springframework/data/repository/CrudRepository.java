package org.springframework.data.repository;

import java.util.Optional;

public interface CrudRepository<T, I> extends Repository<T, I> {
  <S extends T> S save(S entity);

  <S extends T> Iterable<S> saveAll(Iterable<S> entities);

  Optional<T> findById(I id);

  boolean existsById(I id);

  Iterable<T> findAll();

  Iterable<T> findAllById(Iterable<I> ids);

  long count();

  void deleteById(I id);

  void delete(T entity);

  void deleteAllById(Iterable<? extends I> ids);

  void deleteAll(Iterable<? extends T> entities);

  void deleteAll();
}
