#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

enum class Trajet { loin, ville, quartier };

class FileDuTournoi {
public:
  void inscrire(const std::string& nom, Trajet trajet) {
    const auto memeNom = [&nom](const Attente& attente) {
      return attente.nom == nom;
    };
    if (nom.empty()) {
      throw std::invalid_argument("nom vide");
    }
    if (std::ranges::any_of(attentes_, memeNom)) {
      throw std::invalid_argument(nom + " attend déjà");
    }
    attentes_.insert({trajet, arrivees_, nom});
    ++arrivees_;
  }
  std::optional<std::string> appeler() {
    if (attentes_.empty()) {
      return std::nullopt;
    }
    const std::string nom{attentes_.begin()->nom};
    attentes_.erase(attentes_.begin());
    return nom;
  }
  bool annuler(std::string_view nom) {
    const auto enlevees = std::erase_if(attentes_,
      [nom](const Attente& attente) {
        return attente.nom == nom;
      });
    return enlevees > 0;
  }
  std::size_t enAttente() const {
    return attentes_.size();
  }

private:
  struct Attente {
    Trajet trajet;
    int arrivee;
    std::string nom;
    auto operator<=>(const Attente&) const = default;
  };
  std::set<Attente> attentes_;
  int arrivees_{0};
};
