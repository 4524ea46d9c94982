package springdouble;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Optional;
import java.util.function.Function;

/** Jackson 2 with the habits of Jackson 3. */
public final class Json {
  private Json() {}

  public static ObjectMapper mapper() {
    return JsonMapper.builder()
        .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .annotationIntrospector(new RecordsInOrder())
        .addModule(dates())
        .build();
  }

  /** Jackson 3 keeps the order of a record, and sorts the properties of other classes. */
  private static final class RecordsInOrder extends JacksonAnnotationIntrospector {
    @Override
    public Boolean findSerializationSortAlphabetically(Annotated type) {
      var own = super.findSerializationSortAlphabetically(type);
      return own == null && type.getRawType().isRecord() ? Boolean.FALSE : own;
    }
  }

  private static SimpleModule dates() {
    var module = new SimpleModule();
    add(module, LocalDate.class, DateTimeFormatter.ISO_LOCAL_DATE::format, LocalDate::parse);
    add(module, LocalTime.class, DateTimeFormatter.ISO_LOCAL_TIME::format, LocalTime::parse);
    var both = DateTimeFormatter.ISO_LOCAL_DATE_TIME;
    add(module, LocalDateTime.class, both::format, LocalDateTime::parse);
    add(module, Instant.class, Instant::toString, Instant::parse);
    add(module, Duration.class, Duration::toString, Duration::parse);
    module.addSerializer(Date.class, writer(date -> date.toInstant().toString()));
    module.addSerializer(
        Optional.class,
        writer(
            value -> {
              throw new Unknown("Optional dans une réponse JSON");
            }));
    return module;
  }

  private static <T> void add(
      SimpleModule module, Class<T> type, Function<T, String> write, Function<String, T> read) {
    module.addSerializer(type, writer(write));
    module.addDeserializer(type, reader(type, read));
  }

  private static <T> JsonSerializer<T> writer(Function<T, String> write) {
    return new JsonSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator json, SerializerProvider provider)
          throws IOException {
        json.writeString(write.apply(value));
      }
    };
  }

  private static <T> JsonDeserializer<T> reader(Class<T> type, Function<String, T> read) {
    return new JsonDeserializer<>() {
      @Override
      @SuppressWarnings("unchecked")
      public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
        var text = json.getText();
        try {
          return read.apply(text);
        } catch (DateTimeException wrong) {
          return (T) context.handleWeirdStringValue(type, text, wrong.getMessage());
        }
      }
    };
  }
}
