#include <stdexcept>
#include <vector>

struct Coup {
  int maison;
  int prises;
};

Coup meilleur(const std::vector<Coup>& coups) {
  if (coups.empty()) {
    throw std::invalid_argument("aucun coup");
  }
  Coup choisi{coups.front()};
  for (const Coup& coup : coups) {
    if (coup.prises > choisi.prises) {
      choisi = coup;
    }
  }
  return choisi;
}
