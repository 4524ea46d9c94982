public class Exercice {
    static boolean numeroValide(String saisie) {
        return false; // à toi
    }

    public static void main(String[] args) {
        // attendu : true, puis false
        System.out.println(numeroValide("77 000 00 01"));
        System.out.println(numeroValide("77 000 00"));
    }
}
