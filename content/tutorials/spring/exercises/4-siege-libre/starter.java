import java.util.List;

public class Exercice {
  record Occupation(int siege, String de, String a) {}

  static boolean estLibre(List<String> arrets,
      List<Occupation> occupations,
      int siege, String de, String a) {
    return false; // à toi
  }
}
