import java.util.HashMap;
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
    private final Caisse caisse;
    private final Map<Long, Integer> reste;
    private final Map<String, Recu> recus = new HashMap<>();

    // paye : ce que chaque réservation a coûté
    Remboursements(Caisse caisse, Map<Long, Integer> paye) {
      this.caisse = caisse;
      this.reste = new HashMap<>(paye);
    }

    Recu rembourser(String cle, long reservation,
        int montant) {
      Recu ancien = recus.get(cle);
      if (ancien != null) {
        return verifier(ancien, reservation, montant);
      }
      Integer possible = reste.get(reservation);
      if (cle == null || cle.isBlank()
          || possible == null) {
        throw new Refus("clé ou réservation inconnue");
      }
      if (montant <= 0 || montant > possible) {
        throw new Refus("montant refusé : " + montant);
      }
      caisse.payer(reservation, montant);
      reste.put(reservation, possible - montant);
      var recu = new Recu(recus.size() + 1,
        reservation, montant);
      recus.put(cle, recu);
      return recu;
    }

    private static Recu verifier(Recu ancien,
        long reservation, int montant) {
      if (ancien.reservation() != reservation
          || ancien.montant() != montant) {
        throw new Refus("clé déjà servie");
      }
      return ancien;
    }
  }
}
