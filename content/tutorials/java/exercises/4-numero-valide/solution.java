public class Exercice {
    static boolean numeroValide(String saisie) {
        if (saisie == null) {
            return false;
        }
        String numero = saisie.replace(" ", "");
        if (numero.startsWith("+221")) {
            numero = numero.substring(4);
        }
        return numero.length() == 9
            && toutEnChiffres(numero);
    }

    static boolean toutEnChiffres(String texte) {
        for (int i = 0; i < texte.length(); i++) {
            char signe = texte.charAt(i);
            if (signe < '0' || signe > '9') {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        // attendu : true, puis false
        System.out.println(numeroValide("77 000 00 01"));
        System.out.println(numeroValide("77 000 00"));
    }
}
