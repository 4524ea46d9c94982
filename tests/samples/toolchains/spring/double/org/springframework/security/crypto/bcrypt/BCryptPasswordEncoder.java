package org.springframework.security.crypto.bcrypt;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.mindrot.jbcrypt.BCrypt;
import org.springframework.security.crypto.password.PasswordEncoder;

/** BCrypt of the library jBCrypt, by the rules of Spring Security: ten rounds, 72 bytes at most. */
public class BCryptPasswordEncoder implements PasswordEncoder {
  private static final Pattern ENCODED = Pattern.compile("\\A\\$2a\\$\\d\\d\\$[./0-9A-Za-z]{53}");
  private static final int MAX_BYTES = 72;

  private final int strength;

  public BCryptPasswordEncoder() {
    this(10);
  }

  public BCryptPasswordEncoder(int strength) {
    if (strength < 4 || strength > 31) throw new IllegalArgumentException("Bad strength");
    this.strength = strength;
  }

  @Override
  public String encode(CharSequence password) {
    if (password == null) return null;
    if (password.toString().getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
      throw new IllegalArgumentException("password cannot be more than 72 bytes");
    }
    return BCrypt.hashpw(password.toString(), BCrypt.gensalt(strength));
  }

  @Override
  public boolean matches(CharSequence password, String encoded) {
    if (password == null || encoded == null || !ENCODED.matcher(encoded).matches()) return false;
    return BCrypt.checkpw(password.toString(), encoded);
  }
}
