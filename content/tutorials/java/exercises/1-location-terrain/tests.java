import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    @Test
    @DisplayName("de 16 h à 18 h, 10 000 FCFA")
    void deJour() {
        assertEquals(10000, Exercice.prix(16, 18));
    }

    @Test
    @DisplayName("de 18 h à 19 h, encore le prix du jour")
    void derniereHeureDeJour() {
        assertEquals(5000, Exercice.prix(18, 19));
    }

    @Test
    @DisplayName("de 19 h à 21 h, 14 000 FCFA")
    void deNuit() {
        assertEquals(14000, Exercice.prix(19, 21));
    }

    @Test
    @DisplayName("de 18 h à 20 h, un prix de chaque, 12 000 FCFA")
    void aCheval() {
        assertEquals(12000, Exercice.prix(18, 20));
    }

    @Test
    @DisplayName("de 20 h à 20 h, rien à payer")
    void aucuneHeure() {
        assertEquals(0, Exercice.prix(20, 20));
    }

    @Test
    @DisplayName("une fin avant le début donne 0, jamais un prix négatif")
    void finAvantDebut() {
        assertEquals(0, Exercice.prix(21, 18));
    }
}
