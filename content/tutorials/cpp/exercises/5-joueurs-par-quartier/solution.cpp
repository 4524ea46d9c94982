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

bool passeAvant(const Joueur& un, const Joueur& autre) {
  if (un.points != autre.points) {
    return un.points > autre.points;
  }
  return un.nom < autre.nom;
}

Quartiers ranger(const std::vector<Joueur>& joueurs) {
  Quartiers quartiers;
  for (const Joueur& joueur : joueurs) {
    quartiers[joueur.quartier].push_back(joueur);
  }
  for (auto& [quartier, membres] : quartiers) {
    std::ranges::sort(membres, passeAvant);
  }
  return quartiers;
}

std::vector<std::string> qualifies(
  const Quartiers& quartiers, int minimum) {
  const auto assez = [minimum](const Joueur& joueur) {
    return joueur.points >= minimum;
  };
  std::vector<std::string> noms;
  for (const auto& [quartier, membres] : quartiers) {
    for (const Joueur& joueur
             : membres | std::views::filter(assez)) {
      noms.push_back(joueur.nom);
    }
  }
  return noms;
}
