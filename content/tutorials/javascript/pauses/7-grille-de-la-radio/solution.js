// La grille que le réseau donne, ou celle de secours.
export async function charger(demander, secours) {
  try {
    const texte = await demander();
    const grille = JSON.parse(texte);
    return Array.isArray(grille) ? grille : secours;
  } catch {
    return secours;
  }
}
