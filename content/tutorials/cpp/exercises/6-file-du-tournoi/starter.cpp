#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

enum class Trajet { loin, ville, quartier };

class FileDuTournoi {
public:
  void inscrire([[maybe_unused]] const std::string& nom,
                  [[maybe_unused]] Trajet trajet) {
    // à toi
  }
  std::optional<std::string> appeler() {
    return "à toi";
  }
  bool annuler([[maybe_unused]] std::string_view nom) {
    return false; // à toi
  }
  std::size_t enAttente() const {
    return 0; // à toi
  }

private:
  // à toi
};
