#ifndef EXERCICE_H
#define EXERCICE_H

#include <stddef.h>

typedef struct {
  int *cases;      // NULL au début
  size_t nombre;   // cases remplies
  size_t capacite; // cases réservées
} Releves;

int releves_ajouter(Releves *r, int dixiemes);
void releves_trier(Releves *r);
long releves_total(const Releves *r);
void releves_vider(Releves *r);

#endif
