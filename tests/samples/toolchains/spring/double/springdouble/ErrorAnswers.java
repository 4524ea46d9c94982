package springdouble;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.core.env.Environment;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What Boot answers in JSON when nothing else has answered. */
@RestController
class ErrorAnswers {
  private final boolean showsMessage;

  ErrorAnswers(Environment environment) {
    var choice = environment.getProperty("server.error.include-message", "never");
    if (!choice.matches("always|never")) throw new Unknown("server.error.include-message=" + choice);
    showsMessage = choice.equals("always");
  }

  @RequestMapping("/error")
  ResponseEntity<Map<String, Object>> answer(HttpServletRequest request) {
    var accepted = request.getHeader("Accept");
    if (accepted != null && accepted.contains("text/html")) throw new Unknown("la page d’erreur en HTML");
    var code = (Integer) request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
    var status = HttpStatus.valueOf(code == null ? 999 : code);
    var body = new LinkedHashMap<String, Object>();
    body.put("timestamp", new Date());
    body.put("status", status.value());
    body.put("error", status.getReasonPhrase());
    if (showsMessage) body.put("message", messageOf(request));
    body.put("path", request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI));
    return ResponseEntity.status(status).body(body);
  }

  private static String messageOf(HttpServletRequest request) {
    var message = (String) request.getAttribute(RequestDispatcher.ERROR_MESSAGE);
    if (message != null && !message.isEmpty()) return message;
    var thrown = (Throwable) request.getAttribute(RequestDispatcher.ERROR_EXCEPTION);
    if (thrown == null) return "No message available";
    return (thrown.getCause() == null ? thrown : thrown.getCause()).getMessage();
  }
}
