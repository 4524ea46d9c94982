package jakarta.persistence;

public enum GenerationType {
  TABLE,
  SEQUENCE,
  IDENTITY,
  UUID,
  AUTO
}
