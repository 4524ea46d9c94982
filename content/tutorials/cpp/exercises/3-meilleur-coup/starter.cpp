#include <cstddef>
#include <stdexcept>
#include <vector>

struct Coup {
  int maison;
  int prises;
};

const Coup& meilleur(const std::vector<Coup>& coups) {
  Coup choisi{coups[0]};
  for (std::size_t i{1}; i <= coups.size(); ++i) {
    if (coups[i].prises > choisi.prises) {
      choisi = coups[i];
    }
  }
  return choisi;
}
