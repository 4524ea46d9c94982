import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    private Exercice.Caisse caisse;

    @BeforeEach
    void ouvrir() {
        caisse = new Exercice.Caisse("Médine");
    }

    void refuse(Runnable geste) {
        assertThrows(IllegalArgumentException.class, geste::run);
    }

    @Test
    @DisplayName("une caisse neuve contient 0")
    void neuve() {
        assertEquals(0, caisse.solde());
    }

    @Test
    @DisplayName("deux dépôts s'ajoutent")
    void deuxDepots() {
        caisse.deposer(10000);
        caisse.deposer(5000);
        assertEquals(15000, caisse.solde());
    }

    @Test
    @DisplayName("un dépôt de 0 ou de -500 est refusé")
    void depotRefuse() {
        refuse(() -> caisse.deposer(0));
        refuse(() -> caisse.deposer(-500));
    }

    @Test
    @DisplayName("on peut retirer tout ce que la caisse contient")
    void toutRetirer() {
        caisse.deposer(3000);
        caisse.retirer(3000);
        assertEquals(0, caisse.solde());
    }

    @Test
    @DisplayName("retirer 3 001 quand il y a 3 000 est refusé")
    void retraitTropGrand() {
        caisse.deposer(3000);
        refuse(() -> caisse.retirer(3001));
    }

    @Test
    @DisplayName("après un refus, le solde n'a pas changé")
    void soldeIntact() {
        caisse.deposer(3000);
        refuse(() -> caisse.retirer(4000));
        refuse(() -> caisse.retirer(-1));
        assertEquals(3000, caisse.solde());
    }

    @Test
    @DisplayName("la caisse s'affiche avec son équipe et son solde")
    void affichage() {
        caisse.deposer(2500);
        assertEquals("Médine : 2500 FCFA", caisse.toString());
    }
}
