package org.springframework.jdbc.core.simple;

import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.beans.BeanUtils;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.support.DataAccessUtils;
import org.springframework.jdbc.core.BeanPropertyRowMapper;
import org.springframework.jdbc.core.ColumnMapRowMapper;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.SingleColumnRowMapper;
import org.springframework.jdbc.core.namedparam.BeanPropertySqlParameterSource;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.core.namedparam.SqlParameterSource;
import org.springframework.jdbc.support.KeyHolder;
import springdouble.RecordMapper;

/** One statement of a `JdbcClient`, sent by the templates of Spring 4.3. */
final class JdbcStatement implements JdbcClient.StatementSpec {
  private final JdbcOperations template;
  private final String sql;
  private final List<Object> places = new ArrayList<>();
  private final Map<String, Object> names = new HashMap<>();
  private SqlParameterSource source;

  JdbcStatement(JdbcOperations template, String sql) {
    this.template = template;
    this.sql = sql;
  }

  @Override
  public JdbcClient.StatementSpec param(Object value) {
    places.add(value);
    return this;
  }

  @Override
  public JdbcClient.StatementSpec param(String name, Object value) {
    names.put(name, value);
    return this;
  }

  @Override
  public JdbcClient.StatementSpec params(Object... values) {
    return params(Arrays.asList(values));
  }

  @Override
  public JdbcClient.StatementSpec params(List<?> values) {
    places.addAll(values);
    return this;
  }

  @Override
  public JdbcClient.StatementSpec params(Map<String, ?> values) {
    names.putAll(values);
    return this;
  }

  @Override
  public JdbcClient.StatementSpec paramSource(Object named) {
    if (named instanceof SqlParameterSource given) source = given;
    else if (named instanceof Map<?, ?> values) values.forEach(this::putName);
    else if (named.getClass().isRecord()) names.putAll(RecordMapper.valuesOf(named));
    else source = new BeanPropertySqlParameterSource(named);
    return this;
  }

  private void putName(Object name, Object value) {
    names.put((String) name, value);
  }

  @Override
  public JdbcClient.ResultQuerySpec query() {
    return new Rows(this::listOf);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> JdbcClient.MappedQuerySpec<T> query(Class<T> type) {
    if (BeanUtils.isSimpleValueType(type)) return query(new SingleColumnRowMapper<>(type));
    return query(type.isRecord() ? new RecordMapper<>(type) : new BeanPropertyRowMapper<>(type));
  }

  @Override
  public <T> JdbcClient.MappedQuerySpec<T> query(RowMapper<T> mapper) {
    return () -> listOf(mapper);
  }

  @Override
  public int update() {
    return isNamed() ? named().update(sql, source()) : template.update(sql, places.toArray());
  }

  @Override
  public int update(KeyHolder keys) {
    return update(keys, (String[]) null);
  }

  @Override
  public int update(KeyHolder keys, String... columns) {
    if (isNamed()) return named().update(sql, source(), keys, columns);
    return template.update(
        connection -> {
          var statement =
              columns == null
                  ? connection.prepareStatement(sql, Statement.RETURN_GENERATED_KEYS)
                  : connection.prepareStatement(sql, columns);
          for (int at = 0; at < places.size(); at++) statement.setObject(at + 1, places.get(at));
          return statement;
        },
        keys);
  }

  private <T> List<T> listOf(RowMapper<T> mapper) {
    if (isNamed()) return named().query(sql, source(), mapper);
    return template.query(sql, mapper, places.toArray());
  }

  private boolean isNamed() {
    var isNamed = source != null || !names.isEmpty();
    if (isNamed && !places.isEmpty()) {
      throw new InvalidDataAccessApiUsageException(
          "Configure either named or indexed parameters, not both");
    }
    return isNamed;
  }

  private NamedParameterJdbcTemplate named() {
    return new NamedParameterJdbcTemplate(template);
  }

  private SqlParameterSource source() {
    return source == null ? new MapSqlParameterSource(names) : source;
  }

  private interface Asked {
    <T> List<T> rows(RowMapper<T> mapper);
  }

  private record Rows(Asked asked) implements JdbcClient.ResultQuerySpec {
    @Override
    public List<Map<String, Object>> listOfRows() {
      return asked.rows(new ColumnMapRowMapper());
    }

    @Override
    public Map<String, Object> singleRow() {
      return DataAccessUtils.requiredSingleResult(listOfRows());
    }

    @Override
    public List<Object> singleColumn() {
      return asked.rows(new SingleColumnRowMapper<>());
    }

    @Override
    public Object singleValue() {
      return DataAccessUtils.requiredSingleResult(singleColumn());
    }
  }
}
