public class Exercice {
    // De l'heure debut à l'heure fin : 5 000 FCFA l'heure
    // avant 19 h, 7 000 FCFA à partir de 19 h.
    static int prix(int debut, int fin) {
        return 0; // à toi
    }

    public static void main(String[] args) {
        System.out.println(prix(16, 18)); // attendu : 10000
        System.out.println(prix(18, 20)); // attendu : 12000
    }
}
