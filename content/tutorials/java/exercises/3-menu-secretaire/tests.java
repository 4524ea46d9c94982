import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    // Un objet neuf, comme celui que Scanner renvoie.
    static String tape(String texte) {
        return new String(texte);
    }

    static void attend(String ecran, String saisie) {
        assertEquals(ecran, Exercice.ecran(saisie));
    }

    @Test
    @DisplayName("« 1 » tapé au clavier ouvre les matchs")
    void un() {
        attend("Les matchs", tape("1"));
    }

    @Test
    @DisplayName("« classement » tapé au clavier ouvre le classement")
    void motEntier() {
        attend("Le classement", tape("classement"));
    }

    @Test
    @DisplayName("les espaces autour ne gênent pas")
    void espaces() {
        attend("Le classement", tape("  2 "));
        attend("Les matchs", tape(" matchs"));
    }

    @Test
    @DisplayName("les majuscules ne gênent pas")
    void majuscules() {
        attend("Au revoir", tape("QUITTER"));
        attend("Au revoir", tape("Quitter"));
    }

    @Test
    @DisplayName("« 0 » quitte le menu")
    void zero() {
        attend("Au revoir", tape("0"));
    }

    @Test
    @DisplayName("`null` donne « Choix vide », sans exception")
    void rien() {
        attend("Choix vide", null);
    }

    @Test
    @DisplayName("une chaîne vide ou des espaces donnent « Choix vide »")
    void vide() {
        attend("Choix vide", tape(""));
        attend("Choix vide", tape("   "));
    }

    @Test
    @DisplayName("« 12 » donne « Choix inconnu »")
    void inconnu() {
        attend("Choix inconnu", tape("12"));
    }
}
