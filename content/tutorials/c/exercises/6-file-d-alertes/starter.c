#include "exercice.h"

#include <stdlib.h>

int alertes_ajouter(Alertes *f, int numero) {
  (void)f;
  (void)numero;
  return -1;
}

int alertes_retirer(Alertes *f, int *numero) {
  (void)f;
  (void)numero;
  return -1;
}

int alertes_annuler(Alertes *f, int numero) {
  (void)f;
  (void)numero;
  return -1;
}

void alertes_parcourir(const Alertes *f,
                       void (*voir)(int)) {
  (void)f;
  (void)voir;
}

void alertes_vider(Alertes *f) {
  (void)f;
}
