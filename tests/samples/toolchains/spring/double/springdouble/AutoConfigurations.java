package springdouble;

import org.springframework.context.EnvironmentAware;
import org.springframework.context.annotation.DeferredImportSelector;
import org.springframework.core.env.Environment;
import org.springframework.core.type.AnnotationMetadata;

/** What Boot configures by itself. It comes after the beans of the application, which replace its own. */
public final class AutoConfigurations implements DeferredImportSelector, EnvironmentAware {
  private boolean isSlice;

  @Override
  public void setEnvironment(Environment environment) {
    isSlice = environment.containsProperty(SliceFilter.SETTING);
  }

  @Override
  public String[] selectImports(AnnotationMetadata application) {
    var web = WebSettings.class.getName();
    if (isSlice) return new String[] {web};
    return new String[] {web, DataSettings.class.getName(), ErrorAnswers.class.getName()};
  }
}
