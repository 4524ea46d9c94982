import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Tests {
  private List<String> paiements;
  private boolean enPanne;
  private Exercice.Remboursements remboursements;

  @BeforeEach
  void ouvrir() {
    paiements = new ArrayList<>();
    enPanne = false;
    remboursements = new Exercice.Remboursements(
      this::payer, Map.of(12L, 9000, 13L, 4000));
  }

  void payer(long reservation, int montant) {
    if (enPanne) {
      throw new IllegalStateException("caisse fermée");
    }
    paiements.add(reservation + ":" + montant);
  }

  static Exercice.Recu recu(int numero, long reservation, int montant) {
    return new Exercice.Recu(numero, reservation, montant);
  }

  void refuse(String cle, long reservation, int montant) {
    var avant = List.copyOf(paiements);
    assertThrows(Exercice.Refus.class,
      () -> remboursements.rembourser(cle, reservation, montant));
    assertEquals(avant, paiements);
  }

  @Test
  @DisplayName("un remboursement paie une fois et donne le reçu 1")
  void premier() {
    assertEquals(recu(1, 12, 9000), remboursements.rembourser("a", 12, 9000));
    assertEquals(List.of("12:9000"), paiements);
  }

  @Test
  @DisplayName("la même demande, répétée, donne le même reçu sans repayer")
  void repete() {
    var premier = remboursements.rembourser("a", 12, 9000);
    assertEquals(premier, remboursements.rembourser("a", 12, 9000));
    assertEquals(premier, remboursements.rembourser("a", 12, 9000));
    assertEquals(List.of("12:9000"), paiements);
  }

  @Test
  @DisplayName("deux clés font deux paiements, même s'ils se ressemblent")
  void deuxCles() {
    remboursements.rembourser("a", 12, 2000);
    assertEquals(recu(2, 12, 2000), remboursements.rembourser("b", 12, 2000));
    assertEquals(List.of("12:2000", "12:2000"), paiements);
  }

  @Test
  @DisplayName("une clé déjà servie refuse un autre montant ou une autre réservation")
  void cleReprise() {
    remboursements.rembourser("a", 12, 2000);
    refuse("a", 12, 3000);
    refuse("a", 13, 2000);
  }

  @Test
  @DisplayName("le total rendu ne dépasse jamais le prix payé")
  void plafond() {
    remboursements.rembourser("a", 12, 5000);
    refuse("b", 12, 4001);
    remboursements.rembourser("c", 12, 4000);
    refuse("d", 12, 1);
    assertEquals(List.of("12:5000", "12:4000"), paiements);
  }

  @Test
  @DisplayName("zéro, un montant négatif et une réservation inconnue sont refusés")
  void refus() {
    refuse("a", 12, 0);
    refuse("b", 12, -500);
    refuse("c", 99, 500);
  }

  @Test
  @DisplayName("une clé vide, ou `null`, est refusée")
  void cleVide() {
    refuse("", 12, 500);
    refuse("  ", 12, 500);
    refuse(null, 12, 500);
  }

  @Test
  @DisplayName("après une panne de la caisse, la même demande peut réussir")
  void panne() {
    enPanne = true;
    assertThrows(IllegalStateException.class,
      () -> remboursements.rembourser("a", 12, 9000));
    enPanne = false;
    assertEquals(recu(1, 12, 9000), remboursements.rembourser("a", 12, 9000));
    assertEquals(List.of("12:9000"), paiements);
  }

  @Test
  @DisplayName("un refus ne bloque pas la clé, qui peut resservir")
  void apresRefus() {
    refuse("a", 12, 9001);
    assertEquals(recu(1, 12, 9000), remboursements.rembourser("a", 12, 9000));
  }
}
