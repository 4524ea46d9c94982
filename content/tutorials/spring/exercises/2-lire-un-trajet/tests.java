import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

class Tests {
  private MockMvc mvc;

  @BeforeEach
  void assembler() {
    var controleur = new Exercice.Controleur(new Exercice.Depot());
    mvc = MockMvcBuilders.standaloneSetup(controleur)
      .setControllerAdvice(new Exercice.Erreurs())
      .build();
  }

  ResultActions lire(String id) throws Exception {
    return mvc.perform(get("/trajets/" + id));
  }

  @Test
  @DisplayName("GET /trajets/1 répond 200 et donne le trajet")
  void existe() throws Exception {
    lire("1").andExpect(status().isOk())
      .andExpect(jsonPath("$.id").value(1))
      .andExpect(jsonPath("$.arrivee").value("Kolda"))
      .andExpect(jsonPath("$.prix").value(9000));
  }

  @Test
  @DisplayName("l'accent de Thiès est gardé")
  void accent() throws Exception {
    lire("2").andExpect(jsonPath("$.depart").value("Thiès"));
  }

  @Test
  @DisplayName("la recette n'est jamais montrée")
  void secret() throws Exception {
    lire("1").andExpect(status().isOk())
      .andExpect(jsonPath("$.recette").doesNotExist());
  }

  @Test
  @DisplayName("GET /trajets/99 répond 404 et nomme le trajet")
  void absent() throws Exception {
    lire("99").andExpect(status().isNotFound())
      .andExpect(jsonPath("$.status").value(404))
      .andExpect(jsonPath("$.detail").value("trajet 99 inconnu"));
  }

  @Test
  @DisplayName("GET /trajets/0 répond 404")
  void zero() throws Exception {
    lire("0").andExpect(status().isNotFound());
  }

  @Test
  @DisplayName("GET /trajets/kolda répond 400")
  void texte() throws Exception {
    lire("kolda").andExpect(status().isBadRequest());
  }
}
