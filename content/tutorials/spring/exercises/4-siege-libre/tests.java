import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
  static final List<String> LIGNE = List.of(
    "Dakar", "Kaolack", "Koungheul", "Tambacounda", "Vélingara");

  // Le siège 4 est pris de Kaolack à Tambacounda
  static final List<Exercice.Occupation> PRIS = List.of(
    new Exercice.Occupation(4, "Kaolack", "Tambacounda"));

  static boolean libre(int siege, String de, String a) {
    return Exercice.estLibre(LIGNE, PRIS, siege, de, a);
  }

  static void refuse(String de, String a) {
    assertThrows(IllegalArgumentException.class, () -> libre(4, de, a));
  }

  @Test
  @DisplayName("sans aucune occupation, le siège est libre")
  void vide() {
    assertTrue(Exercice.estLibre(LIGNE, List.of(), 4, "Dakar", "Vélingara"));
  }

  @Test
  @DisplayName("le même morceau de trajet est refusé")
  void memeMorceau() {
    assertFalse(libre(4, "Kaolack", "Tambacounda"));
  }

  @Test
  @DisplayName("un autre siège reste libre")
  void autreSiege() {
    assertTrue(libre(5, "Kaolack", "Tambacounda"));
  }

  @Test
  @DisplayName("descendre là où l'autre monte est permis")
  void justeAvant() {
    assertTrue(libre(4, "Dakar", "Kaolack"));
  }

  @Test
  @DisplayName("monter là où l'autre descend est permis")
  void justeApres() {
    assertTrue(libre(4, "Tambacounda", "Vélingara"));
  }

  @Test
  @DisplayName("un morceau qui déborde d'un côté est refusé")
  void deborde() {
    assertFalse(libre(4, "Dakar", "Koungheul"));
    assertFalse(libre(4, "Koungheul", "Vélingara"));
  }

  @Test
  @DisplayName("un morceau plus grand, ou plus petit, est refusé")
  void contient() {
    assertFalse(libre(4, "Dakar", "Vélingara"));
    assertFalse(libre(4, "Koungheul", "Tambacounda"));
  }

  @Test
  @DisplayName("la seconde occupation de la liste compte aussi")
  void deuxOccupations() {
    var deux = List.of(
      new Exercice.Occupation(4, "Dakar", "Kaolack"),
      new Exercice.Occupation(4, "Tambacounda", "Vélingara"));
    assertFalse(Exercice.estLibre(LIGNE, deux, 4, "Tambacounda", "Vélingara"));
    assertTrue(Exercice.estLibre(LIGNE, deux, 4, "Kaolack", "Tambacounda"));
  }

  @Test
  @DisplayName("un arrêt inconnu lance une IllegalArgumentException")
  void inconnu() {
    refuse("Dakar", "Matam");
    refuse("Matam", "Vélingara");
  }

  @Test
  @DisplayName("le même arrêt deux fois, ou l'ordre inverse, aussi")
  void sens() {
    refuse("Dakar", "Dakar");
    refuse("Vélingara", "Dakar");
  }
}
