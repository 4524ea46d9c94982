#include "essai.h"
#include "exercice.c"

TEST("un nom court, dans un tableau déjà rempli") {
  char place[] = "xxxxxxxxxxx";
  VERIFIE_EGAL(copier_nom(place, sizeof place, "Widou"), 0);
  VERIFIE_EGAL(place, "Widou");
}

TEST("Dahra tient juste dans 6 octets") {
  char place[6] = "?????";
  VERIFIE_EGAL(copier_nom(place, sizeof place, "Dahra"), 0);
  VERIFIE_EGAL(place, "Dahra");
}

TEST("Dahra est refusé dans 5 octets") {
  char place[5] = "????";
  VERIFIE_EGAL(copier_nom(place, sizeof place, "Dahra"), -1);
  VERIFIE_EGAL(place, "");
}

TEST("Barkédji demande 10 octets, à cause du é") {
  char place[10] = "?";
  VERIFIE_EGAL(copier_nom(place, 9, "Barkédji"), -1);
  VERIFIE_EGAL(copier_nom(place, 10, "Barkédji"), 0);
  VERIFIE_EGAL(place, "Barkédji");
}

TEST("un nom vide donne un texte vide") {
  char place[] = "reste";
  VERIFIE_EGAL(copier_nom(place, sizeof place, ""), 0);
  VERIFIE_EGAL(place, "");
}

TEST("une taille 0 n'écrit nulle part") {
  char place[] = "reste";
  VERIFIE_EGAL(copier_nom(place, 0, "Widou"), -1);
  VERIFIE_EGAL(place, "reste");
}
