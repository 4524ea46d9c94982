import java.util.HashMap;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.*;

public class Exercice {
  // Les classes dont Spring doit faire des beans
  static final Class<?>[] BEANS = {
    Places.class, Ventes.class
  };

  @Service
  static class Places {
    @Autowired private Ventes ventes;

    int libres(int trajet) {
      return 3 - ventes.vendues(trajet);
    }
  }

  @Service
  static class Ventes {
    @Autowired private Places places;
    private final Map<Integer, Integer> vendues =
      new HashMap<>();

    boolean vendre(int trajet) {
      if (places.libres(trajet) == 0) {
        return false;
      }
      vendues.merge(trajet, 1, Integer::sum);
      return true;
    }

    int vendues(int trajet) {
      return vendues.getOrDefault(trajet, 0);
    }
  }
}
