package org.springframework.test.web.servlet.setup;

import java.util.Arrays;
import org.springframework.beans.DirectFieldAccessor;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.test.web.servlet.MvcResult;
import org.springframework.web.context.WebApplicationContext;
import springdouble.Constraints;
import springdouble.Converters;
import springdouble.Json;
import springdouble.ProblemAnswers;
import springdouble.ProblemResult;

/** The builders of Spring 4.3, with the settings of today. */
public class MockMvcBuilders {
  private MockMvcBuilders() {}

  public static DefaultMockMvcBuilder webAppContextSetup(WebApplicationContext context) {
    return new DefaultMockMvcBuilder(context).alwaysDo(MockMvcBuilders::readAsUtf8);
  }

  public static StandaloneMockMvcBuilder standaloneSetup(Object... controllers) {
    return new Standalone(controllers);
  }

  /** JSON that names no charset is read in UTF-8; Spring 4.3 would read it in ISO-8859-1. */
  private static void readAsUtf8(MvcResult result) {
    var response = result.getResponse();
    var type = response.getContentType();
    if (type == null || !type.matches("application/([\\w.]+\\+)?json")) return;
    new DirectFieldAccessor(response).setPropertyValue("characterEncoding", "UTF-8");
  }

  private static final class Standalone extends StandaloneMockMvcBuilder {
    Standalone(Object... controllers) {
      super(controllers);
      setControllerAdvice();
      setValidator(Constraints.validator());
      var converters = Converters.all(Json.mapper());
      setMessageConverters(converters.toArray(HttpMessageConverter<?>[]::new));
      setCustomReturnValueHandlers(new ProblemResult(converters));
      setUseSuffixPatternMatch(false);
      setUseTrailingSlashPatternMatch(false);
      alwaysDo(MockMvcBuilders::readAsUtf8);
    }

    @Override
    public StandaloneMockMvcBuilder setControllerAdvice(Object... advices) {
      var all = Arrays.copyOf(advices, advices.length + 1, Object[].class);
      all[advices.length] = new ProblemAnswers();
      return super.setControllerAdvice(all);
    }
  }
}
