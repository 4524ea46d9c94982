// Les villes dont la pluie convient.
export function villes(pluies, convient) {
  const choisies = [];
  const paires = Object.entries(pluies);
  for (const [ville, mm] of paires) {
    if (convient(mm)) {
      choisies.push(ville);
    }
  }
  return choisies;
}
