#include "essai.h"
#include "exercice.cpp"

TEST("3, 1 et 2 ont pour moyenne 2") {
  VERIFIE_EGAL(moyenne({3, 1, 2}), 2.0);
}
TEST("2 et 3 ont pour moyenne 2,5") {
  VERIFIE_EGAL(moyenne({2, 3}), 2.5);
}
TEST("-3 et 1 ont pour moyenne -1") {
  VERIFIE_EGAL(moyenne({-3, 1}), -1.0);
}
TEST("un seul coup est sa propre moyenne") {
  VERIFIE_EGAL(moyenne({5}), 5.0);
}
TEST("aucun coup lève std::invalid_argument") {
  VERIFIE_LEVE(std::invalid_argument, moyenne({}));
}
