package springdouble;

import java.lang.reflect.RecordComponent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.BeanUtils;
import org.springframework.core.convert.support.DefaultConversionService;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.support.JdbcUtils;

/** Makes a record of a row: each component is the column of its name, `trajetId` being `trajet_id` too. */
public final class RecordMapper<T> implements RowMapper<T> {
  private static final DefaultConversionService CONVERSIONS = new DefaultConversionService();
  private final Class<T> type;

  public RecordMapper(Class<T> type) {
    this.type = type;
  }

  /** The values of a record by the names of its components. */
  public static Map<String, Object> valuesOf(Object record) {
    var values = new LinkedHashMap<String, Object>();
    for (var component : record.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        values.put(component.getName(), component.getAccessor().invoke(record));
      } catch (ReflectiveOperationException closed) {
        throw new IllegalStateException(closed);
      }
    }
    return values;
  }

  @Override
  public T mapRow(ResultSet rows, int number) throws SQLException {
    var components = type.getRecordComponents();
    var values = new Object[components.length];
    for (int at = 0; at < values.length; at++) values[at] = valueOf(components[at], rows);
    var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return BeanUtils.instantiateClass(type.getDeclaredConstructor(types), values);
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Object valueOf(RecordComponent component, ResultSet rows) throws SQLException {
    var place = rows.findColumn(columnOf(component.getName(), rows));
    var wanted = component.getType();
    if (wanted.isEnum()) return CONVERSIONS.convert(rows.getString(place), wanted);
    return JdbcUtils.getResultSetValue(rows, place, wanted);
  }

  private static String columnOf(String name, ResultSet rows) throws SQLException {
    var facts = rows.getMetaData();
    for (int at = 1; at <= facts.getColumnCount(); at++) {
      var column = JdbcUtils.lookupColumnName(facts, at);
      if (column.replace("_", "").equalsIgnoreCase(name)) return column;
    }
    return name;
  }
}
