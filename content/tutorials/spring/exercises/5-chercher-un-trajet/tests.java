import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.servlet.ResultActions;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

class Tests {
  static final List<Exercice.Trajet> TRAJETS = List.of(
    new Exercice.Trajet(1, "Kolda", "20:00", 9000, 270000),
    new Exercice.Trajet(2, "Thiès", "09:30", 1500, 45000),
    new Exercice.Trajet(3, "Kolda", "06:00", 9000, 180000),
    new Exercice.Trajet(4, "Kolda", "07:15", 8000, 96000),
    new Exercice.Trajet(5, "Matam", "05:45", 8500, 85000));

  static ResultActions chercher(List<Exercice.Trajet> trajets, String adresse)
      throws Exception {
    return MockMvcBuilders
      .standaloneSetup(new Exercice.Recherche(trajets)).build()
      .perform(get(adresse));
  }

  static void trouve(String adresse, Integer... numeros) throws Exception {
    chercher(TRAJETS, adresse).andExpect(status().isOk())
      .andExpect(jsonPath("$.trajets[*].id").value(contains(numeros)));
  }

  static void compte(int pages, String adresse) throws Exception {
    chercher(TRAJETS, adresse).andExpect(status().isOk())
      .andExpect(jsonPath("$.pages").value(pages));
  }

  @Test
  @DisplayName("/trajets donne les deux premiers, rangés par heure")
  void premierePage() throws Exception {
    trouve("/trajets", 5, 3);
    chercher(TRAJETS, "/trajets").andExpect(jsonPath("$.page").value(0));
  }

  @Test
  @DisplayName("?page=1 donne les deux suivants")
  void deuxiemePage() throws Exception {
    trouve("/trajets?page=1", 4, 2);
    chercher(TRAJETS, "/trajets?page=1").andExpect(jsonPath("$.page").value(1));
  }

  @Test
  @DisplayName("?arrivee=Kolda filtre avant de découper en pages")
  void filtre() throws Exception {
    trouve("/trajets?arrivee=Kolda", 3, 4);
    trouve("/trajets?arrivee=Kolda&page=1", 1);
    trouve("/trajets?arrivee=Thiès", 2);
  }

  @Test
  @DisplayName("?tri=prix range par prix, puis par heure à prix égal")
  void prix() throws Exception {
    trouve("/trajets?tri=prix", 2, 4);
    trouve("/trajets?tri=prix&arrivee=Kolda", 4, 3);
  }

  @Test
  @DisplayName("pages compte 3 pour cinq trajets, 2 pour trois, 1 pour un")
  void nombreDePages() throws Exception {
    compte(3, "/trajets");
    compte(2, "/trajets?arrivee=Kolda");
    compte(1, "/trajets?arrivee=Matam");
  }

  @Test
  @DisplayName("une page après la fin est une liste vide, avec 200")
  void apresLaFin() throws Exception {
    chercher(TRAJETS, "/trajets?page=3").andExpect(status().isOk())
      .andExpect(jsonPath("$.trajets").value(empty()))
      .andExpect(jsonPath("$.pages").value(3));
  }

  @Test
  @DisplayName("sans aucun trajet, la liste est vide et pages vaut 0")
  void vide() throws Exception {
    chercher(List.of(), "/trajets").andExpect(status().isOk())
      .andExpect(jsonPath("$.trajets").value(empty()))
      .andExpect(jsonPath("$.pages").value(0));
  }

  @Test
  @DisplayName("un tri inconnu, ou une page négative, reçoit 400")
  void refus() throws Exception {
    chercher(TRAJETS, "/trajets?tri=recette").andExpect(status().isBadRequest());
    chercher(TRAJETS, "/trajets?page=-1").andExpect(status().isBadRequest());
  }

  @Test
  @DisplayName("la recette n'est dans aucune réponse")
  void secret() throws Exception {
    chercher(TRAJETS, "/trajets")
      .andExpect(jsonPath("$.trajets[0].prix").value(8500))
      .andExpect(jsonPath("$.trajets[0].recette").doesNotExist());
  }
}
