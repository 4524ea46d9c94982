// Une Map, buteuse -> buts, triée.
export function buteuses(messages) {
  const buts = new Map();
  // 1. Couper, puis ajouter au compte.
  // 2. Trier, le plus de buts en tête.
  return buts;
}
