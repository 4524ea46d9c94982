import java.util.HashMap;
import java.util.Map;
import org.springframework.stereotype.*;

public class Exercice {
  // Les classes dont Spring doit faire des beans
  static final Class<?>[] BEANS = {
    Registre.class, Places.class, Ventes.class
  };

  @Repository
  static class Registre {
    private final Map<Integer, Integer> vendues =
      new HashMap<>();

    void ajouter(int trajet) {
      vendues.merge(trajet, 1, Integer::sum);
    }

    int vendues(int trajet) {
      return vendues.getOrDefault(trajet, 0);
    }
  }

  @Service
  static class Places {
    private final Registre registre;

    Places(Registre registre) {
      this.registre = registre;
    }

    int libres(int trajet) {
      return 3 - registre.vendues(trajet);
    }
  }

  @Service
  static class Ventes {
    private final Places places;
    private final Registre registre;

    Ventes(Places places, Registre registre) {
      this.places = places;
      this.registre = registre;
    }

    boolean vendre(int trajet) {
      if (places.libres(trajet) == 0) {
        return false;
      }
      registre.ajouter(trajet);
      return true;
    }

    int vendues(int trajet) {
      return registre.vendues(trajet);
    }
  }
}
