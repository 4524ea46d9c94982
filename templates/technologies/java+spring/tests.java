// À ÉCRIRE : quatre tests au moins, dont un cas limite
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    @Test
    @DisplayName("zéro")
    void zero() {
        assertEquals(0, Exercice.twice(0));
    }

    @Test
    @DisplayName("un")
    void un() {
        assertEquals(2, Exercice.twice(1));
    }

    @Test
    @DisplayName("cent")
    void cent() {
        assertEquals(200, Exercice.twice(100));
    }

    @Test
    @DisplayName("négatif")
    void negatif() {
        assertEquals(-6, Exercice.twice(-3));
    }
}
