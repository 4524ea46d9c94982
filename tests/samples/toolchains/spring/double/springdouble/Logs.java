package springdouble;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;

/**
 * The settings `logging.…`. The log of Spring 4.3 is not that of today: it goes to the error output, unless the
 * program asks for a form (`logging.pattern.console`) and silences all but what it names.
 */
final class Logs extends Handler {
  private static final String LEVEL = "logging.level.";
  private static final Map<String, Level> LEVELS =
      Map.of("trace", Level.FINEST, "debug", Level.FINE, "info", Level.INFO, "warn", Level.WARNING,
          "error", Level.SEVERE, "off", Level.OFF);
  private static final Pattern WORD = Pattern.compile("%(-?\\d+)?([a-zA-Z]+)(\\{0\\})?");
  private static final String HIDDEN = "%level %logger : %msg%n";
  /** The loggers whose level is set: nothing else keeps them. */
  private static final List<Logger> SET = new ArrayList<>();

  private final String form;
  private final PrintStream screen;

  private Logs(String form, PrintStream screen) {
    this.form = form;
    this.screen = screen;
  }

  static void set(ConfigurableEnvironment environment) {
    var root = Logger.getLogger("");
    root.setLevel(Level.INFO);
    setLevel("org", "warn");
    setLevel("springdouble", "warn");
    setLevel("org.apache.catalina", "error");
    for (var source : environment.getPropertySources()) {
      if (!(source instanceof EnumerablePropertySource<?> all)) continue;
      for (var name : all.getPropertyNames()) {
        if (!name.startsWith(LEVEL)) continue;
        setLevel(name.substring(LEVEL.length()), environment.getProperty(name));
      }
    }
    var form = environment.getProperty("logging.pattern.console");
    if (form != null && root.getLevel().intValue() < Level.WARNING.intValue()) {
      throw new Unknown(
          "logging.pattern.console sans logging.level.root=warn : les lignes de Spring 4.3 sont autres");
    }
    if (form != null) check(form);
    for (var handler : root.getHandlers()) root.removeHandler(handler);
    root.addHandler(form == null ? new Logs(HIDDEN, System.err) : new Logs(form, System.out));
  }

  private static void check(String form) {
    WORD.matcher(form).results().forEach(word -> wordOf(word, new LogRecord(Level.INFO, "")));
  }

  private static void setLevel(String name, String level) {
    var known = LEVELS.get(level.strip().toLowerCase(Locale.ROOT));
    if (known == null) throw new Unknown("le niveau de journal « " + level + " »");
    var logger = Logger.getLogger(name.equals("root") ? "" : name);
    logger.setLevel(known);
    SET.add(logger);
  }

  /** Since Spring 5 this line is a detail that only `trace` shows. */
  private static boolean isTrace(LogRecord line) {
    return line.getMessage() != null && line.getMessage().startsWith("SQL update affected ");
  }

  @Override
  public void publish(LogRecord line) {
    if (isTrace(line) && !Logger.getLogger(line.getLoggerName()).isLoggable(Level.FINEST)) return;
    screen.print(WORD.matcher(form).replaceAll(word -> Matcher.quoteReplacement(wordOf(word, line))));
    if (line.getThrown() != null) line.getThrown().printStackTrace(screen);
  }

  /** The words that Logback knows too: the line, its level, who says it. */
  private static String wordOf(MatchResult word, LogRecord line) {
    var isShort = word.group(3) != null;
    var text =
        switch (word.group(2)) {
          case "n" -> "\n";
          case "m", "msg" -> new SimpleFormatter().formatMessage(line);
          case "level" -> levelOf(line.getLevel());
          case "logger" -> nameOf(line, isShort);
          default -> throw new Unknown("« " + word.group() + " » dans logging.pattern.console");
        };
    return word.group(1) == null ? text : String.format("%" + word.group(1) + "s", text);
  }

  private static String nameOf(LogRecord line, boolean isShort) {
    var name = String.valueOf(line.getLoggerName());
    return isShort ? name.substring(name.lastIndexOf('.') + 1) : name;
  }

  private static String levelOf(Level level) {
    return switch (level.getName()) {
      case "FINEST" -> "TRACE";
      case "FINE" -> "DEBUG";
      case "WARNING" -> "WARN";
      case "SEVERE" -> "ERROR";
      default -> level.getName();
    };
  }

  @Override
  public void flush() {
    screen.flush();
  }

  @Override
  public void close() {}
}
