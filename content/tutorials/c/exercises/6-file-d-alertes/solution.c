#include "exercice.h"
#include <stdlib.h>

int alertes_ajouter(Alertes *f, int numero) {
  Maillon *nouveau = malloc(sizeof *nouveau);
  if (nouveau == NULL) { return -1; }
  nouveau->numero = numero;
  nouveau->suivant = NULL;
  if (f->premier == NULL) { f->premier = nouveau; }
  if (f->dernier != NULL) {
    f->dernier->suivant = nouveau;
  }
  f->dernier = nouveau;
  f->nombre++;
  return 0;
}

// avant vaut NULL si parti est le premier maillon
static void detacher(Alertes *f, Maillon *avant,
                     Maillon *parti) {
  if (avant == NULL) { f->premier = parti->suivant; }
  if (avant != NULL) { avant->suivant = parti->suivant; }
  if (f->dernier == parti) { f->dernier = avant; }
  f->nombre--;
  free(parti);
}

int alertes_retirer(Alertes *f, int *numero) {
  if (f->premier == NULL) { return -1; }
  *numero = f->premier->numero;
  detacher(f, NULL, f->premier);
  return 0;
}

int alertes_annuler(Alertes *f, int numero) {
  Maillon *avant = NULL;
  Maillon *ici = f->premier;
  while (ici != NULL && ici->numero != numero) {
    avant = ici;
    ici = ici->suivant;
  }
  if (ici == NULL) { return -1; }
  detacher(f, avant, ici);
  return 0;
}

void alertes_parcourir(const Alertes *f,
                       void (*voir)(int)) {
  const Maillon *m = f->premier;
  for (; m != NULL; m = m->suivant) { voir(m->numero); }
}

void alertes_vider(Alertes *f) {
  while (f->premier != NULL) {
    detacher(f, NULL, f->premier);
  }
}
