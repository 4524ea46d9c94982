import java.util.Scanner;

public class Exercice {
    static String ecran(String saisie) {
        saisie.strip().toLowerCase();
        if (saisie == null || saisie.isEmpty()) {
            return "Choix vide";
        }
        if (saisie == "1" || saisie == "matchs") {
            return "Les matchs";
        }
        if (saisie == "2" || saisie == "classement") {
            return "Le classement";
        }
        if (saisie == "0" || saisie == "quitter") {
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
