import java.util.Map;

public class Exercice {
  // Rend vraiment l'argent ; peut lancer une exception
  interface Caisse {
    void payer(long reservation, int montant);
  }

  record Recu(int numero, long reservation, int montant) {}

  static class Refus extends RuntimeException {
    Refus(String raison) { super(raison); }
  }

  static class Remboursements {
    // paye : ce que chaque réservation a coûté
    Remboursements(Caisse caisse, Map<Long, Integer> paye) {
    }

    Recu rembourser(String cle, long reservation,
        int montant) {
      return null;
    }
  }
}
