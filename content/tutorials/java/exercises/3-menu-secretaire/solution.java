import java.util.Scanner;

public class Exercice {
    static String ecran(String saisie) {
        if (saisie == null || saisie.isBlank()) {
            return "Choix vide";
        }
        String choix = saisie.strip().toLowerCase();
        if (choix.equals("1") || choix.equals("matchs")) {
            return "Les matchs";
        }
        if (choix.equals("2")
                || choix.equals("classement")) {
            return "Le classement";
        }
        if (choix.equals("0") || choix.equals("quitter")) {
            return "Au revoir";
        }
        return "Choix inconnu";
    }

    public static void main(String[] args) {
        Scanner clavier = new Scanner(System.in);
        System.out.print("Ton choix : ");
        System.out.println(ecran(clavier.nextLine()));
    }
}
