import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;

public class Exercice {
  // recette est un secret de la compagnie
  record Trajet(long id, String depart, String arrivee,
    int prix, int recette) {}

  record TrajetDto(long id, String depart, String arrivee,
      int prix) {
    static TrajetDto de(Trajet un) {
      return new TrajetDto(un.id(), un.depart(),
        un.arrivee(), un.prix()); // trou 1
    }
  }

  static class Depot {
    private final Map<Long, Trajet> trajets = Map.of(
      1L, new Trajet(1, "Dakar", "Kolda", 9000, 270000),
      2L, new Trajet(2, "Thiès", "Matam", 8500, 187000));

    Optional<Trajet> trouver(long id) {
      return Optional.ofNullable(trajets.get(id));
    }
  }

  static class TrajetInconnu extends RuntimeException {
    TrajetInconnu(long id) {
      super("trajet " + id + " inconnu");
    }
  }

  @RestController
  @RequestMapping("/trajets") // trou 2
  static class Controleur {
    private final Depot depot;

    Controleur(Depot depot) { this.depot = depot; }

    @GetMapping("/{id}")
    TrajetDto lire(@PathVariable long id) {
      return depot.trouver(id)
        .map(TrajetDto::de)
        .orElseThrow(() -> new TrajetInconnu(id)); // trou 3
    }
  }

  @RestControllerAdvice
  static class Erreurs {
    @ExceptionHandler
    ResponseEntity<ProblemDetail> absent(
        TrajetInconnu erreur) {
      var code = HttpStatus.NOT_FOUND; // trou 4
      var probleme = ProblemDetail.forStatusAndDetail(
        code, erreur.getMessage()); // trou 5
      return ResponseEntity.status(code).body(probleme);
    }
  }
}
