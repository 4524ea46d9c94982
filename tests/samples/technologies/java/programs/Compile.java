import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/**
 * Compiles many programs, each as a javac of its own would: what is slow is to start one. The arguments are
 * javac's, for all of them; a line of the input is a program: its folder, then its files. Puts out what javac
 * says of each, after U+001E, and leaves in the place of a folder without fault a jar of its classes.
 */
final class Compile {
  private static final String CLASSES = ".classes";
  /** Sources that all programs may use as if they were a library. */
  private static final Path SHARED = Path.of("shared");
  /** Where a project of Maven has its own. */
  private static final List<String> ROOTS = List.of("", "src/main/java", "src/test/java");

  public static void main(String[] options) throws IOException {
    var programs = new String(System.in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    for (var program : programs) {
      var words = List.of(program.split(" "));
      var message = compile(Path.of(words.get(0)), words.subList(1, words.size()), List.of(options));
      System.out.write(("\u001E" + message).getBytes(StandardCharsets.UTF_8));
    }
    System.out.flush();
  }

  private static String compile(Path folder, List<String> names, List<String> options)
      throws IOException {
    var classes = Files.createDirectories(folder.resolve(CLASSES));
    var arguments = new ArrayList<>(options);
    arguments.addAll(List.of("-sourcepath", sourcesOf(folder), "-d", classes.toString()));
    for (var name : names) arguments.add(folder.resolve(name).toString());
    var said = new ByteArrayOutputStream();
    var javac = ToolProvider.getSystemJavaCompiler();
    int status = javac.run(null, said, said, arguments.toArray(String[]::new));
    if (status == 0) pack(classes, Path.of(folder + ".jar"));
    remove(folder);
    // The reader's own javac is started in the folder.
    return said.toString(StandardCharsets.UTF_8).replace(folder + "/", "");
  }

  private static String sourcesOf(Path folder) {
    return ROOTS.stream()
        .map(folder::resolve)
        .filter(Files::isDirectory)
        .map(Path::toString)
        .collect(Collectors.joining(":"));
  }

  private static void pack(Path classes, Path target) throws IOException {
    try (var jar = new JarOutputStream(Files.newOutputStream(target))) {
      for (var file : filesIn(classes)) {
        // A library that looks for the classes of a package asks for its folder.
        var isFolder = Files.isDirectory(file);
        jar.putNextEntry(new ZipEntry(classes.relativize(file) + (isFolder ? "/" : "")));
        if (!isFolder) jar.write(Files.readAllBytes(file));
      }
    }
  }

  private static void remove(Path folder) throws IOException {
    for (var file : filesIn(folder)) Files.delete(file);
  }

  /** What is in a folder stands before it. */
  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
