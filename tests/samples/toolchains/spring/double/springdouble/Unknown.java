package springdouble;

/** Says that our double does not have what the program asks for. It never guesses. */
public final class Unknown extends UnsupportedOperationException {
  public Unknown(String what) {
    super("notre doublure de Spring Boot ne connaît pas " + what);
  }

  /** The reason of what was thrown, if it is an `Unknown` that Spring has wrapped; else what was thrown. */
  static RuntimeException reasonOf(RuntimeException thrown) {
    for (Throwable one = thrown; one != null; one = one.getCause()) {
      if (one instanceof Unknown unknown) return unknown;
    }
    return thrown;
  }
}
