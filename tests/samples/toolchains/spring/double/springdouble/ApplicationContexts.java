package springdouble;

import java.util.ArrayList;
import org.springframework.boot.CommandLineRunner;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.annotation.AnnotationAwareOrderComparator;
import org.springframework.web.context.support.AnnotationConfigWebApplicationContext;

/** The contexts of applications, which refuse what Boot refuses and Spring alone accepts. */
public final class ApplicationContexts {
  private ApplicationContexts() {}

  /** A context of these classes; nothing in it is made yet. */
  public static AnnotationConfigWebApplicationContext create(Class<?>... sources) {
    for (var source : sources) {
      if (source.getPackageName().isEmpty()) {
        throw new Unknown("une application sans paquet : écris « package … ; » en tête du fichier");
      }
    }
    var context = new AnnotationConfigWebApplicationContext();
    context.setAllowBeanDefinitionOverriding(false);
    context.setAllowCircularReferences(false);
    context.register(sources);
    return context;
  }

  /** Reads the settings of the application, those of its command line first. */
  public static void readSettings(ConfigurableApplicationContext context, String... args) {
    Settings.load(context.getEnvironment(), args);
  }

  /** Makes the beans of a context. Throws what makes one of them impossible. */
  public static void refresh(ConfigurableApplicationContext context) {
    try {
      context.refresh();
    } catch (RuntimeException thrown) {
      throw Unknown.reasonOf(thrown);
    }
  }

  /** Calls the runners of the application, in their order. */
  public static void callRunners(ConfigurableApplicationContext context, String... args) {
    var runners = new ArrayList<>(context.getBeansOfType(CommandLineRunner.class).values());
    AnnotationAwareOrderComparator.sort(runners);
    for (var runner : runners) {
      try {
        runner.run(args);
      } catch (RuntimeException thrown) {
        throw thrown;
      } catch (Exception thrown) {
        throw new IllegalStateException("Failed to execute CommandLineRunner", thrown);
      }
    }
  }
}
