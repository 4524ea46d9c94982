#include "essai.h"
#include "exercice.c"

TEST("trois relevés : 312, 298, 305") {
  int min = 0, max = 0;
  VERIFIE_EGAL(minmax((int[]){312, 298, 305}, 3, &min, &max), 0);
  VERIFIE_EGAL(min, 298);
  VERIFIE_EGAL(max, 312);
}

TEST("un seul relevé est le minimum et le maximum") {
  int min = 0, max = 0;
  VERIFIE_EGAL(minmax((int[]){287}, 1, &min, &max), 0);
  VERIFIE_EGAL(min, 287);
  VERIFIE_EGAL(max, 287);
}

TEST("des nombres tous négatifs") {
  int min = 0, max = 0;
  minmax((int[]){-7, -2, -15}, 3, &min, &max);
  VERIFIE_EGAL(min, -15);
  VERIFIE_EGAL(max, -2);
}

TEST("aucun relevé renvoie -1 et ne change rien") {
  int min = 41, max = 42;
  VERIFIE_EGAL(minmax(NULL, 0, &min, &max), -1);
  VERIFIE_EGAL(min, 41);
  VERIFIE_EGAL(max, 42);
}

TEST("ecrire_bornes écrit « de 298 à 312 »") {
  char texte[40];
  ecrire_bornes(texte, sizeof texte, (int[]){312, 298}, 2);
  VERIFIE_EGAL(texte, "de 298 à 312");
}

TEST("ecrire_bornes écrit « aucun relevé »") {
  char texte[40];
  ecrire_bornes(texte, sizeof texte, NULL, 0);
  VERIFIE_EGAL(texte, "aucun relevé");
}
