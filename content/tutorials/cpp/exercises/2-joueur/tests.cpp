#include "essai.h"
#include "exercice.cpp"
#include <sstream>

TEST("le nom est gardé entier, accents compris") {
  const Joueur joueur{"Ndèye Oumou"};
  VERIFIE_EGAL(joueur.nom(), "Ndèye Oumou");
}
TEST("on commence avec 0 graine") {
  const Joueur joueur{"Sidy"};
  VERIFIE_EGAL(joueur.graines(), 0);
}
TEST("deux prises s'ajoutent") {
  Joueur joueur{"Oumou"};
  joueur.prendre(3);
  joueur.prendre(4);
  VERIFIE_EGAL(joueur.graines(), 7);
}
TEST("prendre 0 graine est permis") {
  Joueur joueur{"Oumou"};
  joueur.prendre(0);
  VERIFIE_EGAL(joueur.graines(), 0);
}
TEST("prendre -2 lève std::invalid_argument et ne change rien") {
  Joueur joueur{"Ndella"};
  joueur.prendre(5);
  VERIFIE_LEVE(std::invalid_argument, joueur.prendre(-2));
  VERIFIE_EGAL(joueur.graines(), 5);
}
TEST("le joueur s'affiche avec ses graines") {
  Joueur joueur{"Oumou"};
  joueur.prendre(7);
  std::ostringstream texte;
  texte << joueur;
  VERIFIE_EGAL(texte.str(), "Oumou : 7");
}
