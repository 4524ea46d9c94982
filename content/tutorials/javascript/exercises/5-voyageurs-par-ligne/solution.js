/** Renvoie une Map : ligne -> voyageurs, triée. */
export function parLigne(trajets) {
  const comptes = new Map();
  for (const { ligne, voyageurs } of trajets) {
    const nom = ligne.toUpperCase();
    comptes.set(nom, (comptes.get(nom) ?? 0) + voyageurs);
  }
  return new Map([...comptes].toSorted(plusFrequentee));
}

/** À égalité, l'ordre alphabétique. */
function plusFrequentee([nomA, a], [nomB, b]) {
  return b - a || nomA.localeCompare(nomB, "fr");
}
