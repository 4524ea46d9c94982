#include <stddef.h>
#include <stdio.h>

// Renvoie 0, ou -1 s'il n'y a aucun relevé
int minmax(const int *t, size_t n, int *min, int *max) {
  if (n == 0) {
    return -1;
  }
  int plus_bas = t[0];
  int plus_haut = t[0];
  for (size_t rang = 1; rang < n; rang++) {
    if (t[rang] < plus_bas) {
      plus_bas = t[rang];
    }
    if (t[rang] > plus_haut) {
      plus_haut = t[rang];
    }
  }
  *min = plus_bas;
  *max = plus_haut;
  return 0;
}

void ecrire_bornes(char *texte, size_t taille,
                   const int *t, size_t n) {
  int min = 0;
  int max = 0;
  if (minmax(t, n, &min, &max) == 0) {
    snprintf(texte, taille, "de %d à %d", min, max);
  } else {
    snprintf(texte, taille, "aucun relevé");
  }
}
