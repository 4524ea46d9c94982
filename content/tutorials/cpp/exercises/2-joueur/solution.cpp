#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>

class Joueur {
public:
  explicit Joueur(std::string nom)
    : nom_{std::move(nom)} {}

  const std::string& nom() const { return nom_; }
  int graines() const { return graines_; }

  void prendre(int graines) {
    if (graines < 0) {
      throw std::invalid_argument("prise négative");
    }
    graines_ += graines;
  }

private:
  std::string nom_;
  int graines_{0};
};

std::ostream& operator<<(std::ostream& flux,
                         const Joueur& joueur) {
  return flux << joueur.nom() << " : " << joueur.graines();
}
