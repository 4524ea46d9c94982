package org.springframework.jdbc.core.simple;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.springframework.dao.support.DataAccessUtils;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.support.KeyHolder;

public interface JdbcClient {
  StatementSpec sql(String sql);

  static JdbcClient create(DataSource data) {
    return create(new JdbcTemplate(data));
  }

  static JdbcClient create(JdbcOperations template) {
    return sql -> new JdbcStatement(template, sql);
  }

  interface StatementSpec {
    StatementSpec param(Object value);

    StatementSpec param(String name, Object value);

    StatementSpec params(Object... values);

    StatementSpec params(List<?> values);

    StatementSpec params(Map<String, ?> values);

    StatementSpec paramSource(Object named);

    ResultQuerySpec query();

    <T> MappedQuerySpec<T> query(Class<T> type);

    <T> MappedQuerySpec<T> query(RowMapper<T> mapper);

    int update();

    int update(KeyHolder keys);

    int update(KeyHolder keys, String... columns);
  }

  interface ResultQuerySpec {
    List<Map<String, Object>> listOfRows();

    Map<String, Object> singleRow();

    List<Object> singleColumn();

    Object singleValue();
  }

  interface MappedQuerySpec<T> {
    List<T> list();

    default Set<T> set() {
      return new LinkedHashSet<>(list());
    }

    default T single() {
      return DataAccessUtils.requiredSingleResult(list());
    }

    default Optional<T> optional() {
      return Optional.ofNullable(DataAccessUtils.singleResult(list()));
    }
  }
}
