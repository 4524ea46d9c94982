#include "essai.h"
#include "exercice.h"
#include <limits.h>

static Releves remplir(const int *t, size_t n) {
  Releves r = {0};
  for (size_t rang = 0; rang < n; rang++) {
    VERIFIE_EGAL(releves_ajouter(&r, t[rang]), 0);
  }
  return r;
}

TEST("rien à trier, rien à additionner, rien à rendre") {
  Releves r = {0};
  releves_trier(&r);
  VERIFIE_EGAL(releves_total(&r), 0);
  releves_vider(&r);
}

TEST("trois relevés gardent leur ordre") {
  Releves r = remplir((int[]){312, -5, 298}, 3);
  VERIFIE_EGAL(r.nombre, 3);
  VERIFIE_EGAL(r.cases[0], 312);
  VERIFIE_EGAL(r.cases[2], 298);
  VERIFIE_EGAL(releves_total(&r), 605);
  releves_vider(&r);
}

TEST("mille relevés, puis la mémoire est rendue") {
  Releves r = {0};
  for (int rang = 0; rang < 1000; rang++) {
    VERIFIE_EGAL(releves_ajouter(&r, rang), 0);
  }
  VERIFIE_EGAL(releves_total(&r), 499500);
  VERIFIE(r.capacite >= 1000);
  releves_vider(&r);
}

TEST("le tri va du plus froid au plus chaud") {
  Releves r = remplir((int[]){305, -12, 428, 0, 305}, 5);
  releves_trier(&r);
  const int attendu[] = {-12, 0, 305, 305, 428};
  for (size_t rang = 0; rang < 5; rang++) {
    VERIFIE_EGAL(r.cases[rang], attendu[rang]);
  }
  releves_vider(&r);
}

TEST("le tri accepte INT_MIN et INT_MAX") {
  Releves r = remplir((int[]){INT_MAX, 1, INT_MIN}, 3);
  releves_trier(&r);
  VERIFIE_EGAL(r.cases[0], INT_MIN);
  VERIFIE_EGAL(r.cases[2], INT_MAX);
  releves_vider(&r);
}

TEST("après vider, tout est à zéro et l'on recommence") {
  Releves r = remplir((int[]){312, 298}, 2);
  releves_vider(&r);
  VERIFIE(r.cases == NULL);
  VERIFIE_EGAL(r.nombre, 0);
  VERIFIE_EGAL(r.capacite, 0);
  VERIFIE_EGAL(releves_ajouter(&r, 305), 0);
  VERIFIE_EGAL(releves_total(&r), 305);
  releves_vider(&r);
}
