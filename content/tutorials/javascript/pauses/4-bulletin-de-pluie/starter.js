// Les villes dont la pluie convient.
export function villes(pluies, convient) {
  const choisies = [];
  // À toi.
  return choisies;
}
