import java.util.Map;
import java.util.Optional;

public class Exercice {
    enum Gravite { URGENT, SERIEUX, LEGER }

    static class FileSoins {
        void arriver(String nom, Gravite gravite) {
        }

        Optional<String> appeler() {
            return Optional.empty();
        }

        boolean annuler(String nom) {
            return false;
        }

        int enAttente() {
            return 0;
        }

        Map<Gravite, Integer> appeles() {
            return Map.of();
        }
    }
}
