#include "essai.h"
#include "exercice.cpp"

const std::vector<Coup> COUPS{{1, 0}, {3, 5}, {4, 2}};

TEST("le coup qui prend le plus est choisi") {
  VERIFIE_EGAL(meilleur(COUPS).maison, 3);
  VERIFIE_EGAL(meilleur(COUPS).prises, 5);
}
TEST("le dernier coup peut être le meilleur") {
  VERIFIE_EGAL(meilleur({{0, 2}, {5, 3}}).maison, 5);
}
TEST("à prises égales, le premier est gardé") {
  VERIFIE_EGAL(meilleur({{2, 3}, {4, 3}}).maison, 2);
}
TEST("un seul coup est le meilleur") {
  VERIFIE_EGAL(meilleur({{4, 0}}).maison, 4);
}
TEST("aucun coup lève std::invalid_argument") {
  VERIFIE_LEVE(std::invalid_argument, meilleur({}));
}
TEST("le coup choisi reste bon quand la liste disparaît") {
  Coup garde{};
  {
    const std::vector<Coup> provisoire{{1, 0}, {2, 6}};
    garde = meilleur(provisoire);
  }
  VERIFIE_EGAL(garde.maison, 2);
}
