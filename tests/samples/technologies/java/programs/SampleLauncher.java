import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Starts the main of a sample. What is typed appears on the screen, as on a terminal, between U+E000 and
 * U+E001; what is thrown is told as by Java itself, without a trace of this class.
 */
final class SampleLauncher extends InputStream {
  private final InputStream keyboard = System.in;
  private byte[] line = {};
  private int place = 0;

  public static void main(String[] args) throws Exception {
    System.setIn(new SampleLauncher());
    var main = Class.forName(args[0]).getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    try {
      main.invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException wrapper) {
      var thrown = wrapper.getCause();
      for (var one = thrown; one != null; one = one.getCause()) {
        one.setStackTrace(ownFrames(one.getStackTrace()));
      }
      System.out.flush();
      System.err.print("Exception in thread \"main\" ");
      thrown.printStackTrace();
      System.exit(1);
    }
  }

  /** Below the sample's own main are only reflection and this class. */
  private static StackTraceElement[] ownFrames(StackTraceElement[] frames) {
    int end = frames.length;
    while (end > 0 && isOurs(frames[end - 1].getClassName())) end--;
    return Arrays.copyOf(frames, end);
  }

  private static boolean isOurs(String name) {
    return name.equals("SampleLauncher")
        || name.startsWith("java.lang.reflect.")
        || name.startsWith("jdk.internal.reflect.");
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  /** A line at most: what is not asked for yet must not be shown yet. */
  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    if (place == line.length && !readLine()) return -1;
    int count = Math.min(length, line.length - place);
    System.arraycopy(line, place, bytes, from, count);
    place += count;
    return count;
  }

  private boolean readLine() throws IOException {
    var text = new java.io.ByteArrayOutputStream();
    for (int one = keyboard.read(); one >= 0; one = keyboard.read()) {
      text.write(one);
      if (one == '\n') break;
    }
    line = text.toByteArray();
    place = 0;
    if (line.length == 0) return false;
    System.out.print("\uE000" + text.toString(StandardCharsets.UTF_8).stripTrailing() + "\uE001\n");
    return true;
  }
}
