#include <stdexcept>
#include <vector>

double moyenne(const std::vector<int>& gains) {
  if (gains.empty()) {
    throw std::invalid_argument("aucun coup");
  }
  int total{0};
  for (int gain : gains) {
    total += gain;
  }
  const auto nombre = static_cast<double>(gains.size());
  return total / nombre;
}
