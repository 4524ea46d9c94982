#include <algorithm>
#include <map>
#include <ranges>
#include <string>
#include <vector>

struct Joueur {
  std::string nom;
  std::string quartier;
  int points{0};
};

using Quartiers =
    std::map<std::string, std::vector<Joueur>>;

Quartiers ranger(
  [[maybe_unused]] const std::vector<Joueur>& joueurs) {
  return {}; // à toi
}

std::vector<std::string> qualifies(
  [[maybe_unused]] const Quartiers& quartiers,
  [[maybe_unused]] int minimum) {
  return {}; // à toi
}
