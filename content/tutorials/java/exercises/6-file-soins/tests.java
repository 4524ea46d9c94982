import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    static final Exercice.Gravite URGENT = Exercice.Gravite.URGENT;
    static final Exercice.Gravite SERIEUX = Exercice.Gravite.SERIEUX;
    static final Exercice.Gravite LEGER = Exercice.Gravite.LEGER;

    private Exercice.FileSoins file;

    @BeforeEach
    void ouvrir() {
        file = new Exercice.FileSoins();
    }

    void appelle(String... noms) {
        for (String nom : noms) {
            assertEquals(Optional.of(nom), file.appeler());
        }
    }

    void refuse(String nom, Exercice.Gravite gravite) {
        int avant = file.enAttente();
        assertThrows(IllegalArgumentException.class,
            () -> file.arriver(nom, gravite));
        assertEquals(avant, file.enAttente());
    }

    @Test
    @DisplayName("une file vide n'appelle personne")
    void vide() {
        assertEquals(0, file.enAttente());
        assertEquals(Optional.empty(), file.appeler());
        assertEquals(Map.of(URGENT, 0, SERIEUX, 0, LEGER, 0), file.appeles());
    }

    @Test
    @DisplayName("une urgence passe avant ceux qui attendaient déjà")
    void priorite() {
        file.arriver("Ibou", LEGER);
        file.arriver("Tapha", SERIEUX);
        file.arriver("Assane", URGENT);
        appelle("Assane", "Tapha", "Ibou");
    }

    @Test
    @DisplayName("à gravité égale, cinq blessés gardent l'ordre d'arrivée")
    void ordreDArrivee() {
        String[] noms = {"Tapha", "Ibou", "Ndiaga", "Assane", "Modou"};
        for (String nom : noms) {
            file.arriver(nom, LEGER);
        }
        appelle(noms);
    }

    @Test
    @DisplayName("une personne arrivée après deux appels passe en dernier")
    void arriveeTardive() {
        file.arriver("Tapha", LEGER);
        file.arriver("Ibou", LEGER);
        file.arriver("Ndiaga", LEGER);
        appelle("Tapha", "Ibou");
        file.arriver("Assane", LEGER);
        appelle("Ndiaga", "Assane");
    }

    @Test
    @DisplayName("annuler enlève la personne, elle seule, et elle peut revenir")
    void annulation() {
        file.arriver("Ibou", LEGER);
        file.arriver("Tapha", LEGER);
        file.arriver("Assane", LEGER);
        assertTrue(file.annuler("Tapha"));
        assertEquals(2, file.enAttente());
        appelle("Ibou", "Assane");
        file.arriver("Tapha", LEGER);
        appelle("Tapha");
    }

    @Test
    @DisplayName("annuler un nom absent renvoie `false`")
    void annulationVaine() {
        file.arriver("Ibou", LEGER);
        assertFalse(file.annuler("Tapha"));
        assertEquals(1, file.enAttente());
    }

    @Test
    @DisplayName("`appeles` compte les appels par gravité, pas les annulations")
    void statistiques() {
        file.arriver("Ibou", LEGER);
        file.arriver("Tapha", LEGER);
        file.arriver("Assane", URGENT);
        file.arriver("Ndiaga", LEGER);
        file.annuler("Ndiaga");
        appelle("Assane", "Ibou", "Tapha");
        assertEquals(Map.of(URGENT, 1, SERIEUX, 0, LEGER, 2), file.appeles());
    }

    @Test
    @DisplayName("un nom vide, ou une gravité `null`, est refusé")
    void refus() {
        refuse("", LEGER);
        refuse("  ", LEGER);
        refuse("Ibou", null);
    }

    @Test
    @DisplayName("un nom qui attend déjà est refusé, puis accepté après son appel")
    void deuxFois() {
        file.arriver("Ibou", LEGER);
        refuse("Ibou", URGENT);
        appelle("Ibou");
        file.arriver("Ibou", URGENT);
        appelle("Ibou");
    }
}
