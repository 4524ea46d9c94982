#include "essai.h"
#include "exercice.c"

TEST("trois jours s'additionnent") {
  VERIFIE_EGAL(total_pluie((int[]){120, 0, 35, -1}), 155);
}

TEST("aucun relevé, avec -1 en tête, donne 0") {
  VERIFIE_EGAL(total_pluie((int[]){-1}), 0);
}

TEST("un jour sans relevé ne change pas le total") {
  VERIFIE_EGAL(total_pluie((int[]){50, -2, 20, -1}), 70);
}

TEST("-2 partout donne 0") {
  VERIFIE_EGAL(total_pluie((int[]){-2, -2, -1}), 0);
}

TEST("ce qui suit -1 ne compte pas") {
  VERIFIE_EGAL(total_pluie((int[]){8, -1, 900}), 8);
}
