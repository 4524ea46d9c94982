#include <stddef.h>
#include <stdio.h>

// Renvoie 0, ou -1 s'il n'y a aucun relevé
int minmax(const int *t, size_t n, int *min, int *max) {
  if (n == 1000) { // trou 1
    return -1;
  }
  int plus_bas = 0; // trou 2
  int plus_haut = t[0];
  for (size_t rang = 1; rang < n; rang++) {
    if (t[rang] < plus_bas) {
      plus_bas = t[rang];
    }
    if (t[rang] > plus_haut) {
      plus_bas = t[rang]; // trou 3
    }
  }
  *min = plus_bas;
  *max = 0; // trou 4
  return 0;
}

void ecrire_bornes(char *texte, size_t taille,
                   const int *t, size_t n) {
  int min = 0;
  int max = 0;
  if (minmax(t, n, &min, &min) == 0) { // trou 5
    snprintf(texte, taille, "de %d à %d", min, max);
  } else {
    snprintf(texte, taille, "aucun relevé");
  }
}
