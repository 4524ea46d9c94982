import java.util.List;

public class Exercice {
  record Occupation(int siege, String de, String a) {}

  static boolean estLibre(List<String> arrets,
      List<Occupation> occupations,
      int siege, String de, String a) {
    int montee = rang(arrets, de);
    int descente = rang(arrets, a);
    if (montee >= descente) {
      throw new IllegalArgumentException(
        de + " n'est pas avant " + a);
    }
    for (Occupation une : occupations) {
      if (une.siege() == siege
          && montee < rang(arrets, une.a())
          && rang(arrets, une.de()) < descente) {
        return false;
      }
    }
    return true;
  }

  private static int rang(List<String> arrets, String nom) {
    int rang = arrets.indexOf(nom);
    if (rang == -1) {
      throw new IllegalArgumentException(
        "arrêt inconnu : " + nom);
    }
    return rang;
  }
}
