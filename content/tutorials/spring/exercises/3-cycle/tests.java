import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

class Tests {
  // Le conteneur, réglé comme Spring Boot : aucun cycle permis
  static AnnotationConfigApplicationContext demarrer() {
    var conteneur = new AnnotationConfigApplicationContext();
    conteneur.setAllowCircularReferences(false);
    conteneur.register(Exercice.BEANS);
    conteneur.refresh();
    return conteneur;
  }

  @Test
  @DisplayName("le conteneur démarre sans cycle")
  void demarre() {
    try (var conteneur = demarrer()) {
      assertTrue(conteneur.isActive());
    }
  }

  @Test
  @DisplayName("aucun champ ne porte @Autowired, et tous sont final")
  void constructeurs() {
    for (Class<?> classe : Exercice.BEANS) {
      for (Field champ : classe.getDeclaredFields()) {
        String nom = classe.getSimpleName() + "." + champ.getName();
        assertFalse(champ.isAnnotationPresent(Autowired.class), nom);
        assertTrue(Modifier.isFinal(champ.getModifiers()), nom);
      }
    }
  }

  @Test
  @DisplayName("avant toute vente, 3 places sont libres")
  void vide() {
    try (var conteneur = demarrer()) {
      assertEquals(3, conteneur.getBean(Exercice.Places.class).libres(7));
      assertEquals(0, conteneur.getBean(Exercice.Ventes.class).vendues(7));
    }
  }

  @Test
  @DisplayName("une vente enlève une place à ce trajet, et à lui seul")
  void vente() {
    try (var conteneur = demarrer()) {
      var places = conteneur.getBean(Exercice.Places.class);
      var ventes = conteneur.getBean(Exercice.Ventes.class);
      assertTrue(ventes.vendre(7));
      assertEquals(2, places.libres(7));
      assertEquals(1, ventes.vendues(7));
      assertEquals(3, places.libres(8));
    }
  }

  @Test
  @DisplayName("la quatrième vente est refusée et ne compte pas")
  void complet() {
    try (var conteneur = demarrer()) {
      var ventes = conteneur.getBean(Exercice.Ventes.class);
      for (int vente = 1; vente <= 3; vente++) {
        assertTrue(ventes.vendre(7));
      }
      assertFalse(ventes.vendre(7));
      assertEquals(3, ventes.vendues(7));
      assertEquals(0, conteneur.getBean(Exercice.Places.class).libres(7));
    }
  }
}
