import java.util.List;

public class Exercice {
    record Match(String domicile, String visiteur,
        int butsDomicile, int butsVisiteur) {}

    record Ligne(String equipe, int points, int ecart) {}

    static List<Ligne> classement(List<Match> matchs) {
        return List.of(); // à toi
    }

    public static void main(String[] args) {
        List<Match> matchs = List.of(
            new Match("Tefess", "Escale", 2, 1),
            new Match("Darou", "Médine", 0, 0));
        classement(matchs).forEach(System.out::println);
    }
}
