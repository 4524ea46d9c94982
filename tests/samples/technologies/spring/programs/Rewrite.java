import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Copies archives of Debian into a folder (the first argument), with the names of packages that today's
 * programs use: `jakarta` for `javax`, and ASM under the name that Spring keeps for its own copy. Stops with an
 * exception when an archive is absent, or does not hold what is to be mended.
 */
final class Rewrite {
  /** The packages that went to Jakarta; those of the JDK have subpackages, and stay. */
  private static final Pattern JAVAX =
      Pattern.compile(
          "(?<![\\w$])(L?)javax([./])"
              + "(servlet|validation|persistence|el(?=[./])|(?:annotation|transaction)(?=[./][A-Z]))\\b");

  private static final Pattern SIGNATURE = Pattern.compile("META-INF/(MANIFEST.MF|.*\\.(SF|RSA|DSA))");
  private static final String VISITOR = "org/springframework/asm/ClassVisitor.class";
  private static final String CGLIB = "org/springframework/cglib/";

  private final UnaryOperator<String> rename;
  private int mended = 0;

  private Rewrite(UnaryOperator<String> rename) {
    this.rename = rename;
  }

  public static void main(String[] args) throws IOException {
    var target = Path.of(args[0]);
    for (var source : List.of(args).subList(1, args.length)) {
      var name = Path.of(source).getFileName().toString();
      var isAsm = name.startsWith("asm");
      var rewrite = new Rewrite(isAsm ? Rewrite::asOfSpring : Rewrite::asOfJakarta);
      rewrite.copy(source, target.resolve(name));
      if ((isAsm || name.contains("core")) && rewrite.mended == 0) {
        throw new IllegalStateException(name + ": nothing to mend, is it another version?");
      }
    }
  }

  private static String asOfJakarta(String text) {
    return JAVAX.matcher(text).replaceAll("$1jakarta$2$3");
  }

  private static String asOfSpring(String text) {
    return text.replace("org/objectweb/asm", "org/springframework/asm")
        .replace("org.objectweb.asm", "org.springframework.asm");
  }

  private void copy(String source, Path target) throws IOException {
    var seen = new HashSet<String>();
    try (var from = new JarFile(Path.of(source).toRealPath().toFile());
        var to = new JarOutputStream(Files.newOutputStream(target))) {
      for (var entry : Collections.list(from.entries())) {
        var name = rename.apply(entry.getName());
        if (entry.isDirectory() || SIGNATURE.matcher(name).matches() || !seen.add(name)) continue;
        to.putNextEntry(new ZipEntry(name));
        to.write(rewritten(name, from.getInputStream(entry).readAllBytes()));
      }
    }
  }

  private byte[] rewritten(String name, byte[] bytes) {
    if (name.endsWith("module-info.class")) return bytes;
    if (name.endsWith(".class")) return rewrittenClass(name, bytes);
    if (!name.startsWith("META-INF/") && !name.endsWith(".properties")) return bytes;
    // Every byte is a character of this charset, and stays what it was.
    var text = new String(bytes, StandardCharsets.ISO_8859_1);
    return rename.apply(text).getBytes(StandardCharsets.ISO_8859_1);
  }

  private byte[] rewrittenClass(String name, byte[] bytes) {
    var writer = new ClassWriter(0);
    ClassVisitor visitor = new ClassRemapper(writer, new Names());
    if (name.equals(VISITOR)) visitor = new Methods(visitor, this::withLatestVersion);
    if (name.startsWith(CGLIB)) visitor = new Methods(visitor, this::withOldVersion);
    new ClassReader(bytes).accept(visitor, 0);
    return writer.toByteArray();
  }

  /** Spring asks for ASM 6, whose visitors refuse nest mates and records: all visitors are of ASM 9. */
  private MethodVisitor withLatestVersion(String method, MethodVisitor next) {
    if (!method.equals("<init>")) return next;
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitFieldInsn(int code, String owner, String field, String type) {
        if (code == Opcodes.PUTFIELD && field.equals("api")) {
          super.visitInsn(Opcodes.POP);
          super.visitLdcInsn(Opcodes.ASM9);
          mended++;
        }
        super.visitFieldInsn(code, owner, field, type);
      }
    };
  }

  /** CGLIB 3.3 catches around `super()` in what it makes: only old class files may. */
  private MethodVisitor withOldVersion(String method, MethodVisitor next) {
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitIntInsn(int code, int value) {
        var isVersion = code == Opcodes.BIPUSH && value == Opcodes.V1_8;
        if (isVersion) mended++;
        super.visitIntInsn(code, isVersion ? Opcodes.V1_2 : value);
      }
    };
  }

  private final class Names extends Remapper {
    @Override
    public String map(String name) {
      return rename.apply(name);
    }

    @Override
    public Object mapValue(Object value) {
      return value instanceof String text ? rename.apply(text) : super.mapValue(value);
    }
  }

  private interface Mender {
    MethodVisitor mend(String method, MethodVisitor next);
  }

  private static final class Methods extends ClassVisitor {
    private final Mender mender;

    Methods(ClassVisitor next, Mender mender) {
      super(Opcodes.ASM9, next);
      this.mender = mender;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] thrown) {
      return mender.mend(name, super.visitMethod(access, name, type, signature, thrown));
    }
  }
}
