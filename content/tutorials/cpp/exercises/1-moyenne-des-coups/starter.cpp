#include <stdexcept>
#include <vector>

double moyenne(const std::vector<int>& gains) {
  int total{0};
  // à toi : refuser la liste vide, additionner
  return total / gains.size();
}
