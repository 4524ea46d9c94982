import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    static final Exercice.Match VICTOIRE =
        new Exercice.Match("Tefess", "Escale", 2, 1);
    static final Exercice.Match NUL =
        new Exercice.Match("Darou", "Médine", 0, 0);

    static List<Exercice.Ligne> classe(Exercice.Match... matchs) {
        return Exercice.classement(List.of(matchs));
    }

    static List<String> equipes(Exercice.Match... matchs) {
        return classe(matchs).stream()
            .map(Exercice.Ligne::equipe).toList();
    }

    static Exercice.Ligne ligne(String equipe, int points, int ecart) {
        return new Exercice.Ligne(equipe, points, ecart);
    }

    @Test
    @DisplayName("aucun match donne un classement vide")
    void vide() {
        assertEquals(List.of(), classe());
    }

    @Test
    @DisplayName("une victoire donne 3 points, et la perdante a sa ligne")
    void victoire() {
        assertEquals(List.of(ligne("Tefess", 3, 1), ligne("Escale", 0, -1)),
            classe(VICTOIRE));
    }

    @Test
    @DisplayName("gagner en visite donne aussi 3 points")
    void victoireEnVisite() {
        assertEquals(List.of(ligne("Darou", 3, 2), ligne("Tefess", 0, -2)),
            classe(new Exercice.Match("Tefess", "Darou", 1, 3)));
    }

    @Test
    @DisplayName("un match nul donne 1 point à chacune")
    void nul() {
        assertEquals(List.of(ligne("Darou", 1, 0), ligne("Médine", 1, 0)),
            classe(NUL));
    }

    @Test
    @DisplayName("deux matchs d'une même équipe s'additionnent")
    void deuxMatchs() {
        assertEquals(ligne("Tefess", 4, 1),
            classe(VICTOIRE, new Exercice.Match("Darou", "Tefess", 1, 1)).get(0));
    }

    @Test
    @DisplayName("plus de points passe avant un plus grand écart")
    void pointsDAbord() {
        assertEquals(List.of("Tefess", "Darou"),
            equipes(new Exercice.Match("Tefess", "Darou", 1, 0),
                new Exercice.Match("Darou", "Escale", 9, 0),
                new Exercice.Match("Tefess", "Escale", 1, 0)).subList(0, 2));
    }

    @Test
    @DisplayName("à égalité de points, le plus grand écart passe devant")
    void differenceEnsuite() {
        assertEquals(List.of("Médine", "Darou", "Escale", "Tefess"),
            equipes(new Exercice.Match("Darou", "Escale", 1, 0),
                new Exercice.Match("Médine", "Tefess", 4, 0)));
    }

    @Test
    @DisplayName("à égalité de tout, l'ordre est alphabétique")
    void alphabetEnfin() {
        assertEquals(List.of("Darou", "Escale", "Médine", "Tefess"),
            equipes(new Exercice.Match("Tefess", "Médine", 1, 1),
                new Exercice.Match("Escale", "Darou", 2, 2)));
    }
}
