#include <stddef.h>
#include <string.h>

// Renvoie 0 si le nom tient, -1 sinon
int copier_nom(char *destination, size_t taille,
               const char *nom) {
  if (taille == 0) {
    return -1;
  }
  size_t longueur = strlen(nom);
  if (longueur >= taille) {
    destination[0] = '\0';
    return -1;
  }
  for (size_t rang = 0; rang <= longueur; rang++) {
    destination[rang] = nom[rang];
  }
  return 0;
}
