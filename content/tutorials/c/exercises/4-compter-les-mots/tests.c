#include "essai.h"
#include "exercice.c"

TEST("un texte vide n'a aucun mot") {
  VERIFIE_EGAL(compter_mots(""), 0);
}

TEST("cinq mots séparés par un espace") {
  VERIFIE_EGAL(compter_mots("pluie sur Widou ce soir"), 5);
}

TEST("plusieurs espaces ne comptent qu'une fois") {
  VERIFIE_EGAL(compter_mots("vent    fort"), 2);
}

TEST("des espaces avant et après") {
  VERIFIE_EGAL(compter_mots("  vent fort "), 2);
}

TEST("rien que des espaces") {
  VERIFIE_EGAL(compter_mots("   "), 0);
}

TEST("la tabulation et la fin de ligne séparent") {
  VERIFIE_EGAL(compter_mots("eau\tà 9 h\n"), 4);
}

TEST("les accents restent dans leur mot") {
  VERIFIE_EGAL(compter_mots("été à Barkédji"), 3);
}
