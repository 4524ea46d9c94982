package jakarta.persistence;

public enum FetchType {
  LAZY,
  EAGER
}
