#ifndef EXERCICE_H
#define EXERCICE_H

#include <stddef.h>

typedef struct Maillon {
  int numero;
  struct Maillon *suivant; // NULL pour le dernier
} Maillon;

typedef struct {
  Maillon *premier; // NULL si la file est vide
  Maillon *dernier;
  size_t nombre;
} Alertes;

int alertes_ajouter(Alertes *f, int numero);
int alertes_retirer(Alertes *f, int *numero);
int alertes_annuler(Alertes *f, int numero);
void alertes_parcourir(const Alertes *f, void (*voir)(int));
void alertes_vider(Alertes *f);

#endif
