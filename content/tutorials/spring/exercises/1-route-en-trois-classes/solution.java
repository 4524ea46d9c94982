import java.util.Map;
import org.springframework.stereotype.Repository;
import org.springframework.stereotype.Service;
import org.springframework.web.bind.annotation.*;

public class Exercice {
  record Devis(String ville, int places, int total) {}

  @Repository
  static class DepotTarifs {
    private final Map<String, Integer> tarifs =
      Map.of("Kolda", 9000, "Kaolack", 4000);

    int prix(String ville) { return tarifs.get(ville); }
  }

  @Service
  static class ServiceDevis {
    private final DepotTarifs depot;

    ServiceDevis(DepotTarifs depot) {
      this.depot = depot;
    }

    Devis calculer(String ville, int places) {
      int payees = Math.max(0, places - places / 5);
      return new Devis(ville, places,
        payees * depot.prix(ville));
    }
  }

  @RestController
  static class ControleurDevis {
    private final ServiceDevis service;

    ControleurDevis(ServiceDevis service) {
      this.service = service;
    }

    @GetMapping("/devis/{ville}")
    Devis lire(@PathVariable String ville,
        @RequestParam(defaultValue = "1") int places) {
      return service.calculer(ville, places);
    }
  }
}
