#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Le rang du premier coup égal au texte, à partir de 0.
std::optional<int> chercher(
  const std::vector<std::string>& coups,
  std::string_view texte) {
  for (std::size_t i{0}; i < coups.size(); ++i) {
    if (coups[i] == texte) {
      return static_cast<int>(i);
    }
  }
  return std::nullopt;
}
