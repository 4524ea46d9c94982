package springdouble;

import java.io.IOException;
import java.util.List;
import jakarta.servlet.Filter;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.filter.AssignableTypeFilter;
import org.springframework.core.type.filter.TypeFilter;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** What the scan of an application leaves out in the test of a slice: all that is not of its controllers. */
public final class SliceFilter implements TypeFilter, EnvironmentAware {
  /** The names of the controllers, apart by a space; empty: all of them. Absent: not a slice. */
  public static final String SETTING = "springdouble.slice";

  private static final List<Class<?>> KEPT =
      List.of(Filter.class, HandlerInterceptor.class, WebMvcConfigurer.class);

  private String controllers;

  @Override
  public void setEnvironment(Environment environment) {
    controllers = environment.getProperty(SETTING);
  }

  @Override
  public boolean match(MetadataReader type, MetadataReaderFactory types) throws IOException {
    if (controllers == null) return false;
    var about = type.getAnnotationMetadata();
    if (has(about, ControllerAdvice.class)) return false;
    if (has(about, Controller.class)) {
      return !controllers.isEmpty() && !List.of(controllers.split(" ")).contains(about.getClassName());
    }
    for (var kept : KEPT) {
      if (new AssignableTypeFilter(kept).match(type, types)) return false;
    }
    return true;
  }

  private static boolean has(
      org.springframework.core.type.AnnotationMetadata about, Class<?> annotation) {
    return about.isAnnotated(annotation.getName());
  }
}
