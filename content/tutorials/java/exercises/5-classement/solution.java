import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Exercice {
    record Match(String domicile, String visiteur,
        int butsDomicile, int butsVisiteur) {}

    record Ligne(String equipe, int points, int ecart) {}

    static List<Ligne> classement(List<Match> matchs) {
        Map<String, Ligne> lignes = new HashMap<>();
        for (Match match : matchs) {
            int dom = match.butsDomicile();
            int vis = match.butsVisiteur();
            noter(lignes, match.domicile(), dom, vis);
            noter(lignes, match.visiteur(), vis, dom);
        }
        return lignes.values().stream()
            .sorted(Comparator.comparing(Ligne::points)
                .thenComparing(Ligne::ecart)
                .reversed()
                .thenComparing(Ligne::equipe))
            .toList();
    }

    private static void noter(Map<String, Ligne> lignes,
            String equipe, int marques, int encaisses) {
        int points = 0;
        if (marques > encaisses) {
            points = 3;
        } else if (marques == encaisses) {
            points = 1;
        }
        Ligne avant = lignes.getOrDefault(equipe,
            new Ligne(equipe, 0, 0));
        lignes.put(equipe, new Ligne(equipe,
            avant.points() + points,
            avant.ecart() + marques - encaisses));
    }

    public static void main(String[] args) {
        List<Match> matchs = List.of(
            new Match("Tefess", "Escale", 2, 1),
            new Match("Darou", "Médine", 0, 0));
        classement(matchs).forEach(System.out::println);
    }
}
