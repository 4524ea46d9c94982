#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>

class Joueur {
public:
  explicit Joueur(std::string nom)
    : nom_{nom.substr(0, 1)} {} // trou 1 : le nom entier

  const std::string& nom() const { return nom_; }
  int graines() const { return 0; } // trou 2 : ses graines

  void prendre(int graines) {
    if (false) { // trou 3 : un nombre négatif
      throw std::invalid_argument("prise négative");
    }
    graines_ = graines; // trou 4 : s'ajoute aux autres
  }

private:
  std::string nom_;
  int graines_{0};
};

std::ostream& operator<<(std::ostream& flux,
                         const Joueur& joueur) {
  return flux << joueur.nom(); // trou 5 : Oumou : 7
}
