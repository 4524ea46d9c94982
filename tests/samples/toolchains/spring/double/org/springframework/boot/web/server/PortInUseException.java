package org.springframework.boot.web.server;

public class PortInUseException extends RuntimeException {
  private final int port;

  public PortInUseException(int port, Throwable cause) {
    super("Port " + port + " is already in use", cause);
    this.port = port;
  }

  public int getPort() {
    return port;
  }
}
