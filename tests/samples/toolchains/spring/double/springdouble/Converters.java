package springdouble;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.http.converter.ByteArrayHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.ResourceHttpMessageConverter;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/** What reads and writes the bodies of messages, with the charsets of today. */
public final class Converters {
  private Converters() {}

  public static List<HttpMessageConverter<?>> all(ObjectMapper mapper) {
    var text = new StringHttpMessageConverter(StandardCharsets.UTF_8);
    text.setWriteAcceptCharset(false);
    var json = new MappingJackson2HttpMessageConverter(mapper);
    // The type of an answer is « application/json », and nothing more.
    json.setDefaultCharset(null);
    return List.of(
        new ByteArrayHttpMessageConverter(), text, new ResourceHttpMessageConverter(), json);
  }
}
