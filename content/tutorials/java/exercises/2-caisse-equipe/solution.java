public class Exercice {
    static class Caisse {
        private final String equipe;
        private int solde;

        Caisse(String equipe) {
            this.equipe = equipe;
        }

        void deposer(int montant) {
            if (montant <= 0) {
                throw new IllegalArgumentException(
                    "Dépôt refusé : " + montant);
            }
            solde += montant;
        }

        void retirer(int montant) {
            if (montant <= 0 || montant > solde) {
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
            return equipe + " : " + solde + " FCFA";
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
