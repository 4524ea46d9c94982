#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>

size_t compter_mots(const char *texte) {
  size_t mots = 0;
  bool dans_un_mot = false;
  for (; *texte != '\0'; texte++) {
    bool blanc = isspace((unsigned char)*texte);
    if (!blanc && !dans_un_mot) {
      mots++;
    }
    dans_un_mot = !blanc;
  }
  return mots;
}
