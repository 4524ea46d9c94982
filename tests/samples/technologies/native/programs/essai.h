/* The tests of an exercise in C17 or C++20: `TEST("vide") { VERIFIE_EGAL(total(NULL, 0), 0); }`.
   Alone, the program names its tests; with a rank it runs that one, and ends well if it passes. */
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define ESSAI_MAX 100
/* Of processor: a test that goes on longer never ends. */
#define ESSAI_SECONDES 2

static struct {
  const char *nom;
  void (*corps)(void);
} essais[ESSAI_MAX];
static int essai_nombre;

static inline void essai_inscrire(const char *nom, void (*corps)(void)) {
  if (essai_nombre == ESSAI_MAX) abort();
  essais[essai_nombre].nom = nom;
  essais[essai_nombre].corps = corps;
  essai_nombre += 1;
}

/* Not by exit: what a test had no time to free would hide why it stopped. */
static inline void essai_rater(void) {
  fflush(NULL);
  _exit(1);
}

#define TEST(nom) ESSAI_LIGNE(nom, __LINE__)
#define ESSAI_LIGNE(nom, ligne) ESSAI_TEST(nom, ligne)
#define ESSAI_TEST(nom, ligne)                                            \
  static void essai_##ligne(void);                                        \
  __attribute__((constructor)) static void essai_inscrire_##ligne(void) { \
    essai_inscrire(nom, essai_##ligne);                                   \
  }                                                                       \
  static void essai_##ligne(void)

#define VERIFIE(...)                                                      \
  do {                                                                    \
    if (!(__VA_ARGS__)) {                                                 \
      fprintf(stderr, "ligne %d : %s est faux\n", __LINE__, #__VA_ARGS__); \
      essai_rater();                                                      \
    }                                                                     \
  } while (0)

#ifdef __cplusplus
#include "essai-cpp.h"
#else

static inline void essai_entiers(long long obtenu, long long attendu, const char *quoi, int ligne) {
  if (obtenu == attendu) return;
  fprintf(stderr, "ligne %d : %s vaut %lld, pas %lld\n", ligne, quoi, obtenu, attendu);
  essai_rater();
}

static inline void essai_reels(double obtenu, double attendu, const char *quoi, int ligne) {
  if (fabs(obtenu - attendu) < 1e-9) return;
  fprintf(stderr, "ligne %d : %s vaut %g, pas %g\n", ligne, quoi, obtenu, attendu);
  essai_rater();
}

static inline void essai_textes(const char *obtenu, const char *attendu, const char *quoi, int ligne) {
  if (obtenu && strcmp(obtenu, attendu) == 0) return;
  fprintf(stderr, "ligne %d : %s vaut « %s », pas « %s »\n", ligne, quoi, obtenu ? obtenu : "NULL", attendu);
  essai_rater();
}

#define VERIFIE_EGAL(obtenu, attendu) \
  _Generic((obtenu), \
    char *: essai_textes, const char *: essai_textes, \
    float: essai_reels, double: essai_reels, \
    default: essai_entiers)((obtenu), (attendu), #obtenu, __LINE__)

static inline void essai_lancer(void (*corps)(void)) { corps(); }

#endif

int main(int nombre, char **mots) {
  if (nombre < 2) {
    for (int rang = 0; rang < essai_nombre; rang++) puts(essais[rang].nom);
    return 0;
  }
  struct rlimit limite = {ESSAI_SECONDES, ESSAI_SECONDES};
  setrlimit(RLIMIT_CPU, &limite);
  essai_lancer(essais[atoi(mots[1])].corps);
  return 0;
}
