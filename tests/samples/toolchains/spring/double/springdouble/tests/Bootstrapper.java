package springdouble.tests;

import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.test.context.ContextLoader;
import org.springframework.test.context.MergedContextConfiguration;
import org.springframework.test.context.support.AbstractTestContextBootstrapper;
import org.springframework.util.ClassUtils;

/** Finds the application of a class of tests: that of its package, else of a package around it. */
public final class Bootstrapper extends AbstractTestContextBootstrapper {
  @Override
  protected Class<? extends ContextLoader> getDefaultContextLoaderClass(Class<?> test) {
    return ApplicationLoader.class;
  }

  @Override
  protected MergedContextConfiguration processMergedContextConfiguration(
      MergedContextConfiguration found) {
    if (found.hasClasses()) return found;
    var test = found.getTestClass();
    return new MergedContextConfiguration(
        test,
        found.getLocations(),
        applicationOf(test),
        found.getContextInitializerClasses(),
        found.getActiveProfiles(),
        found.getPropertySourceLocations(),
        found.getPropertySourceProperties(),
        found.getContextLoader(),
        getCacheAwareContextLoaderDelegate(),
        found.getParent());
  }

  private static Class<?>[] applicationOf(Class<?> test) {
    var settings = AnnotatedElementUtils.findMergedAnnotation(test, SpringBootTest.class);
    if (settings != null && settings.classes().length > 0) return settings.classes();
    var scanner = new ClassPathScanningCandidateComponentProvider(false);
    scanner.addIncludeFilter(new AnnotationTypeFilter(SpringBootApplication.class));
    for (var home = test.getPackageName(); !home.isEmpty(); home = around(home)) {
      var found = scanner.findCandidateComponents(home);
      if (found.size() > 1) {
        throw new IllegalStateException(
            "Found multiple @SpringBootConfiguration annotated classes " + found);
      }
      for (var one : found) {
        return new Class<?>[] {
          ClassUtils.resolveClassName(one.getBeanClassName(), test.getClassLoader())
        };
      }
    }
    throw new IllegalStateException(
        "Unable to find a @SpringBootConfiguration by searching packages upwards from the test");
  }

  private static String around(String home) {
    return home.substring(0, Math.max(0, home.lastIndexOf('.')));
  }
}
