// Trois lignes ne sont pas à leur place.
export function tempsAdditionnel(arrets) {
  for (const arret of arrets) {
    let secondes = 0;
    secondes += arret;
    const minutes = secondes / 60;
    return Math.ceil(minutes);
  }
}
