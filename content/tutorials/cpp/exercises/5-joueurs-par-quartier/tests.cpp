#include "essai.h"
#include "exercice.cpp"

const std::vector<Joueur> JOUEURS{
  {"Sidy", "Médina", 2},
  {"Ndella", "Léona", 4},
  {"Oumou", "Médina", 6},
  {"Bassirou", "Léona", 4},
};

TEST("aucun joueur, aucun quartier") {
  VERIFIE(ranger({}).empty());
  VERIFIE(qualifies({}, 0).empty());
}
TEST("chaque joueur est dans son quartier, accents compris") {
  const auto quartiers = ranger(JOUEURS);
  VERIFIE_EGAL(quartiers.size(), 2);
  VERIFIE_EGAL(quartiers.at("Médina").size(), 2);
  VERIFIE_EGAL(quartiers.at("Léona").size(), 2);
}
TEST("dans un quartier, le plus de points passe devant") {
  const auto medina = ranger(JOUEURS).at("Médina");
  VERIFIE_EGAL(medina.at(0).nom, "Oumou");
  VERIFIE_EGAL(medina.at(1).nom, "Sidy");
}
TEST("à points égaux, l'ordre des noms décide") {
  const auto leona = ranger(JOUEURS).at("Léona");
  VERIFIE_EGAL(leona.at(0).nom, "Bassirou");
  VERIFIE_EGAL(leona.at(1).nom, "Ndella");
}
TEST("avec 4 points pile, on est qualifié") {
  const auto noms = qualifies(ranger(JOUEURS), 4);
  const std::vector<std::string> attendus{
    "Bassirou", "Ndella", "Oumou"};
  VERIFIE(noms == attendus);
}
TEST("personne n'atteint 7 points") {
  VERIFIE(qualifies(ranger(JOUEURS), 7).empty());
}
