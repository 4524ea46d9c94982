#include "essai.h"
#include "exercice.cpp"

const std::vector<std::string> PARTIE{"S2", "N7", "S12", "N7"};

TEST("le premier coup a le rang 0") {
  const auto rang = chercher(PARTIE, "S2");
  VERIFIE(rang.has_value());
  VERIFIE_EGAL(*rang, 0);
}
TEST("un coup joué deux fois donne le premier rang") {
  VERIFIE_EGAL(chercher(PARTIE, "N7").value_or(-1), 1);
}
TEST("un coup absent ne donne rien") {
  VERIFIE(!chercher(PARTIE, "S5").has_value());
}
TEST("S1 n'est pas le début de S12") {
  VERIFIE(!chercher(PARTIE, "S1").has_value());
  VERIFIE_EGAL(chercher(PARTIE, "S12").value_or(-1), 2);
}
TEST("une partie vide ne donne rien") {
  VERIFIE(!chercher({}, "S2").has_value());
}
TEST("un texte vide ne donne rien") {
  VERIFIE(!chercher(PARTIE, "").has_value());
}
