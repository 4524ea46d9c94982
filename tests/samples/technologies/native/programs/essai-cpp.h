/* What C++ brings to essai.h: any values are compared and shown, and an exception is told. */
#pragma once
#include <exception>
#include <iostream>
#include <sstream>
#include <string_view>

#pragma GCC diagnostic push
/* `prix.size()` is compared with 3. */
#pragma GCC diagnostic ignored "-Wsign-compare"
template <class Obtenu, class Attendu>
bool essai_egaux(const Obtenu &obtenu, const Attendu &attendu) {
  if constexpr (std::is_convertible_v<Obtenu, std::string_view>)
    return std::string_view(obtenu) == std::string_view(attendu);
  else
    return obtenu == attendu;
}
#pragma GCC diagnostic pop

template <class Valeur>
std::string essai_montrer(const Valeur &valeur) {
  std::ostringstream texte;
  if constexpr (requires { texte << valeur; }) texte << std::boolalpha << valeur;
  else texte << "autre chose";
  return texte.str();
}

template <class Obtenu, class Attendu>
void essai_egal(const Obtenu &obtenu, const Attendu &attendu, const char *quoi, int ligne) {
  if (essai_egaux(obtenu, attendu)) return;
  std::cerr << "ligne " << ligne << " : " << quoi << " vaut " << essai_montrer(obtenu) << ", pas "
            << essai_montrer(attendu) << '\n';
  essai_rater();
}

#define VERIFIE_EGAL(obtenu, ...) essai_egal((obtenu), (__VA_ARGS__), #obtenu, __LINE__)

#define VERIFIE_LEVE(exception, ...)                                                   \
  do {                                                                                 \
    bool est_levee = false;                                                            \
    try {                                                                              \
      static_cast<void>(__VA_ARGS__);                                                  \
    } catch (const exception &) {                                                      \
      est_levee = true;                                                                \
    }                                                                                  \
    if (!est_levee) {                                                                  \
      std::cerr << "ligne " << __LINE__ << " : " << #__VA_ARGS__ << " ne lève rien\n"; \
      essai_rater();                                                                   \
    }                                                                                  \
  } while (0)

inline void essai_lancer(void (*corps)()) {
  try {
    corps();
  } catch (const std::exception &erreur) {
    std::cerr << "exception : " << erreur.what() << '\n';
    essai_rater();
  }
}
