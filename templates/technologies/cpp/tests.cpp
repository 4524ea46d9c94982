// À ÉCRIRE : quatre tests au moins, dont un cas limite
#include "essai.h"
#include "exercice.h"

TEST("zéro") { VERIFIE_EGAL(twice(0), 0); }
TEST("un") { VERIFIE_EGAL(twice(1), 2); }
TEST("cent") { VERIFIE_EGAL(twice(100), 200); }
TEST("négatif") { VERIFIE_EGAL(twice(-3), -6); }
