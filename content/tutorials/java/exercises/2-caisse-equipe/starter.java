public class Exercice {
    static class Caisse {
        private final String equipe;
        private int solde;

        Caisse(String equipe) {
            this.equipe = ""; // trou 1 : le nom reçu
        }

        void deposer(int montant) {
            if (false) { // trou 2 : zéro ou négatif
                throw new IllegalArgumentException(
                    "Dépôt refusé : " + montant);
            }
            solde = montant; // trou 3 : s'ajoute au solde
        }

        void retirer(int montant) {
            if (montant <= 0) { // trou 4 : ou trop grand
                throw new IllegalArgumentException(
                    "Retrait refusé : " + montant);
            }
            solde -= montant;
        }

        int solde() {
            return solde;
        }

        @Override
        public String toString() {
            return equipe; // trou 5 : Darou : 15000 FCFA
        }
    }

    public static void main(String[] args) {
        Caisse caisse = new Caisse("Darou");
        caisse.deposer(10000);
        caisse.deposer(5000);
        System.out.println(caisse);
        try {
            caisse.retirer(20000);
        } catch (IllegalArgumentException refus) {
            System.out.println(refus.getMessage());
        }
        System.out.println(caisse.solde());
    }
}
