import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/**
 * Compiles the folders `stubs` and `double`, and makes an archive of each. The arguments: the folder that holds
 * both, the folder where the archives go, the class path. Ends with status 1 when javac finds a fault.
 */
final class Pack {
  public static void main(String[] args) throws IOException {
    var sources = Path.of(args[0]);
    for (var name : List.of("stubs", "double")) {
      var classes = Files.createTempDirectory(Path.of(args[1]), name);
      if (!compile(sources, name, classes, args[2])) System.exit(1);
      pack(List.of(classes, sources.resolve(name)), Path.of(args[1], name + ".jar"));
      for (var file : filesIn(classes)) Files.delete(file);
    }
  }

  /** Each sees the other, and its own classes first. */
  private static boolean compile(Path sources, String name, Path classes, String path)
      throws IOException {
    var other = name.equals("double") ? "stubs" : "double";
    var arguments = new ArrayList<>(List.of("-encoding", "UTF-8", "-parameters", "-proc:none"));
    arguments.addAll(List.of("-Xlint:all,-serial,-path", "-Werror", "-implicit:none"));
    arguments.addAll(List.of("-cp", path, "-d", classes.toString(), "-Xprefer:source"));
    arguments.addAll(List.of("-sourcepath", sources.resolve(name) + ":" + sources.resolve(other)));
    for (var file : filesIn(sources.resolve(name))) {
      if (file.toString().endsWith(".java")) arguments.add(file.toString());
    }
    var javac = ToolProvider.getSystemJavaCompiler();
    return javac.run(null, System.err, System.err, arguments.toArray(String[]::new)) == 0;
  }

  private static void pack(List<Path> roots, Path target) throws IOException {
    try (var jar = new JarOutputStream(Files.newOutputStream(target))) {
      for (var root : roots) {
        for (var file : filesIn(root)) {
          if (Files.isDirectory(file) || file.toString().endsWith(".java")) continue;
          jar.putNextEntry(new ZipEntry(root.relativize(file).toString()));
          jar.write(Files.readAllBytes(file));
        }
      }
    }
  }

  /** What is in a folder stands before it. */
  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
