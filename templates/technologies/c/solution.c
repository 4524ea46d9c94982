// À ÉCRIRE : la solution, qui les passe tous
#include "exercice.h"

int twice(int nombre)
{
    return 2 * nombre;
}
