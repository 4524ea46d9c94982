import java.util.*;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.*;

public class Exercice {
  // recette ne doit jamais sortir de la compagnie
  record Trajet(long id, String arrivee, String heure,
    int prix, int recette) {}

  // À toi : un record TrajetDto, puis la liste de Page
  record Page(List<Trajet> trajets, int page, int pages) {}

  @RestController
  static class Recherche {
    private static final int TAILLE = 2;

    private final List<Trajet> trajets;

    Recherche(List<Trajet> trajets) {
      this.trajets = trajets;
    }

    // À toi : arrivee, tri et page
    @GetMapping("/trajets")
    ResponseEntity<Page> chercher() {
      return ResponseEntity.ok(
        new Page(trajets, 0, 1));
    }
  }
}
