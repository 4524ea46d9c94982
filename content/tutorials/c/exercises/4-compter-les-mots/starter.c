#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>

size_t compter_mots(const char *texte) {
  if (*texte == '\0') {
    return 0;
  }
  return 1; // à toi
}
