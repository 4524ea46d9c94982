import java.util.*;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.*;

public class Exercice {
  record Trajet(long id, String arrivee, String heure,
    int prix, int recette) {}

  record TrajetDto(long id, String arrivee, String heure,
      int prix) {
    static TrajetDto de(Trajet un) {
      return new TrajetDto(un.id(), un.arrivee(),
        un.heure(), un.prix());
    }
  }

  record Page(List<TrajetDto> trajets,
    int page, int pages) {}

  @RestController
  static class Recherche {
    private static final int TAILLE = 2;
    private static final Map<String, Comparator<Trajet>>
      TRIS = Map.of(
        "heure", Comparator.comparing(Trajet::heure),
        "prix", Comparator.comparing(Trajet::prix)
          .thenComparing(Trajet::heure));

    private final List<Trajet> trajets;

    Recherche(List<Trajet> trajets) {
      this.trajets = trajets;
    }

    @GetMapping("/trajets")
    ResponseEntity<Page> chercher(
        @RequestParam(defaultValue = "") String arrivee,
        @RequestParam(defaultValue = "heure") String tri,
        @RequestParam(defaultValue = "0") int page) {
      Comparator<Trajet> ordre = TRIS.get(tri);
      if (ordre == null || page < 0) {
        return ResponseEntity.badRequest().build();
      }
      List<Trajet> trouves = trajets.stream()
        .filter(un -> arrivee.isEmpty()
          || un.arrivee().equals(arrivee))
        .sorted(ordre)
        .toList();
      List<TrajetDto> montres = trouves.stream()
        .skip((long) page * TAILLE)
        .limit(TAILLE)
        .map(TrajetDto::de)
        .toList();
      int pages = (trouves.size() + TAILLE - 1) / TAILLE;
      return ResponseEntity.ok(
        new Page(montres, page, pages));
    }
  }
}
