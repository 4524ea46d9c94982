#include "exercice.h"

#include <stdlib.h>

// Renvoie 0, ou -1 si la mémoire manque
int releves_ajouter(Releves *r, int dixiemes) {
  if (r->nombre == r->capacite) {
    size_t voulue =
      r->capacite == 0 ? 8 : 2 * r->capacite;
    int *cases =
      realloc(r->cases, voulue * sizeof *cases);
    if (cases == NULL) {
      return -1;
    }
    r->cases = cases;
    r->capacite = voulue;
  }
  r->cases[r->nombre] = dixiemes;
  r->nombre++;
  return 0;
}

static int comparer(const void *a, const void *b) {
  const int *gauche = a;
  const int *droite = b;
  return (*gauche > *droite) - (*gauche < *droite);
}

// Du plus petit au plus grand
void releves_trier(Releves *r) {
  if (r->nombre > 1) {
    qsort(r->cases, r->nombre, sizeof *r->cases,
              comparer);
  }
}

long releves_total(const Releves *r) {
  long total = 0;
  for (size_t rang = 0; rang < r->nombre; rang++) {
    total += r->cases[rang];
  }
  return total;
}

// Rend la mémoire ; r peut resservir
void releves_vider(Releves *r) {
  free(r->cases);
  *r = (Releves){0};
}
