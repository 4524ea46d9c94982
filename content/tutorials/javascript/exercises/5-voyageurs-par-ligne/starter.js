/** Renvoie une Map : ligne -> voyageurs, triée. */
export function parLigne(trajets) {
  const comptes = new Map();
  // 1. Ajouter chaque trajet au compte de sa ligne.
  // 2. Trier : la plus fréquentée en tête.
  return comptes;
}
