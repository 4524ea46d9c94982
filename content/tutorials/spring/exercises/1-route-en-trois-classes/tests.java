import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

class Tests {
  private MockMvc mvc;

  @BeforeEach
  void assembler() {
    var depot = new Exercice.DepotTarifs();
    var service = new Exercice.ServiceDevis(depot);
    mvc = MockMvcBuilders
      .standaloneSetup(new Exercice.ControleurDevis(service))
      .build();
  }

  void total(int attendu, String adresse) throws Exception {
    mvc.perform(get(adresse))
      .andExpect(status().isOk())
      .andExpect(jsonPath("$.total").value(attendu));
  }

  @Test
  @DisplayName("GET /devis/Kolda répond 200 pour une place")
  void uneSeule() throws Exception {
    mvc.perform(get("/devis/Kolda"))
      .andExpect(status().isOk())
      .andExpect(jsonPath("$.ville").value("Kolda"))
      .andExpect(jsonPath("$.places").value(1))
      .andExpect(jsonPath("$.total").value(9000));
  }

  @Test
  @DisplayName("chaque ville a son prix, 8 000 FCFA pour deux places à Kaolack")
  void autreVille() throws Exception {
    total(8000, "/devis/Kaolack?places=2");
  }

  @Test
  @DisplayName("quatre places se paient toutes")
  void quatre() throws Exception {
    total(36000, "/devis/Kolda?places=4");
  }

  @Test
  @DisplayName("la cinquième place est offerte, la dixième aussi")
  void offertes() throws Exception {
    total(36000, "/devis/Kolda?places=5");
    total(72000, "/devis/Kolda?places=10");
  }

  @Test
  @DisplayName("zéro place coûte 0, un nombre négatif aussi")
  void zero() throws Exception {
    total(0, "/devis/Kolda?places=0");
    total(0, "/devis/Kolda?places=-3");
  }

  @Test
  @DisplayName("places=deux reçoit 400")
  void texte() throws Exception {
    mvc.perform(get("/devis/Kolda?places=deux"))
      .andExpect(status().isBadRequest());
  }
}
