import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
    static void accepte(String saisie) {
        assertTrue(Exercice.numeroValide(saisie), saisie);
    }

    static void refuse(String saisie) {
        assertFalse(Exercice.numeroValide(saisie), saisie);
    }

    @Test
    @DisplayName("neuf chiffres collés sont acceptés")
    void neufChiffres() {
        accepte("770000001");
    }

    @Test
    @DisplayName("des espaces entre les chiffres sont acceptés")
    void espaces() {
        accepte("77 000 00 01");
        accepte(" 33 000 00 01 ");
    }

    @Test
    @DisplayName("+221 devant, suivi ou non d'un espace, est accepté")
    void indicatif() {
        accepte("+221 77 000 00 01");
        accepte("+221770000001");
    }

    @Test
    @DisplayName("8 chiffres sont refusés, 10 aussi")
    void longueur() {
        refuse("77000000");
        refuse("7700000012");
        refuse("+22177000000");
        refuse("+2217700000012");
    }

    @Test
    @DisplayName("une lettre, un point ou un tiret est refusé")
    void autreSigne() {
        refuse("77000000O");
        refuse("77.000.01");
        refuse("77-000-01");
    }

    @Test
    @DisplayName("un + ailleurs que devant 221 est refusé")
    void plusMalPlace() {
        refuse("77000+001");
        refuse("+33770000001");
        refuse("+224770000001");
        refuse("770000001+221");
    }

    @Test
    @DisplayName("+221 seul, le vide et les espaces sont refusés")
    void vide() {
        refuse("+221");
        refuse("");
        refuse("         ");
    }

    @Test
    @DisplayName("`null` est refusé, sans exception")
    void rien() {
        refuse(null);
    }
}
