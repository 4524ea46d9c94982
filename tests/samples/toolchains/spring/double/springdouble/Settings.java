package springdouble;

import java.io.IOException;
import java.util.Set;
import java.util.regex.Pattern;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.SimpleCommandLinePropertySource;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.support.ResourcePropertySource;

/** Reads `application.properties`, then the file of each active profile, as Boot does. */
public final class Settings {
  /** Names that Boot reads by itself. */
  private static final Pattern OF_BOOT =
      Pattern.compile("(spring|server|logging|management|debug|trace|springdoc)([.-].*)?");

  private static final Set<String> KNOWN =
      Set.of(
          "spring.application.name",
          "spring.profiles.active",
          "spring.main.banner-mode",
          "spring.datasource.url",
          "spring.datasource.username",
          "spring.datasource.password",
          "spring.sql.init.mode",
          "server.port",
          "server.error.include-message");

  private static final Pattern KNOWN_FAMILY = Pattern.compile("logging\\.(level\\..+|pattern\\.console)");

  private Settings() {}

  public static void load(ConfigurableEnvironment environment, String... args) {
    var sources = environment.getPropertySources();
    if (args.length > 0) sources.addFirst(new SimpleCommandLinePropertySource(args));
    for (var name : new String[] {"application.yml", "application.yaml"}) {
      if (!new ClassPathResource(name).exists()) continue;
      throw new Unknown(name + " : écris application.properties");
    }
    addFile(environment, "application");
    for (var profile : environment.getActiveProfiles()) addFile(environment, "application-" + profile);
    Logs.set(environment);
  }

  /** The files of profiles are stronger, and come before. */
  private static void addFile(ConfigurableEnvironment environment, String name) {
    var file = new ClassPathResource(name + ".properties");
    if (!file.exists()) return;
    try {
      var source = new ResourcePropertySource(name, file);
      check(source);
      var sources = environment.getPropertySources();
      if (sources.contains("application")) sources.addBefore("application", source);
      else sources.addLast(source);
    } catch (IOException absent) {
      throw new IllegalStateException(absent);
    }
  }

  private static void check(EnumerablePropertySource<?> source) {
    for (var name : source.getPropertyNames()) {
      if (!OF_BOOT.matcher(name).matches() || KNOWN.contains(name)) continue;
      if (!KNOWN_FAMILY.matcher(name).matches()) throw new Unknown("le réglage « " + name + " »");
    }
  }
}
