import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class Exercice {
    enum Gravite { URGENT, SERIEUX, LEGER }

    static class FileSoins {
        private record Patient(String nom, Gravite gravite,
            int numero) {}

        private final PriorityQueue<Patient> file =
            new PriorityQueue<>(
                Comparator.comparing(Patient::gravite)
                    .thenComparing(Patient::numero));
        private final Map<Gravite, Integer> appeles =
            new TreeMap<>();
        private int arrives = 0;

        FileSoins() {
            for (Gravite gravite : Gravite.values()) {
                appeles.put(gravite, 0);
            }
        }

        void arriver(String nom, Gravite gravite) {
            if (nom == null || nom.isBlank()
                    || gravite == null || attend(nom)) {
                throw new IllegalArgumentException(
                    "Arrivée refusée : " + nom);
            }
            arrives++;
            file.add(new Patient(nom, gravite, arrives));
        }

        Optional<String> appeler() {
            Patient un = file.poll();
            if (un == null) { return Optional.empty(); }
            int deja = appeles.get(un.gravite());
            appeles.put(un.gravite(), deja + 1);
            return Optional.of(un.nom());
        }

        boolean annuler(String nom) {
            return file.removeIf(p -> p.nom().equals(nom));
        }

        int enAttente() { return file.size(); }
        Map<Gravite, Integer> appeles() {
            return new TreeMap<>(appeles);
        }

        private boolean attend(String nom) {
            return file.stream()
                .anyMatch(p -> p.nom().equals(nom));
        }
    }
}
