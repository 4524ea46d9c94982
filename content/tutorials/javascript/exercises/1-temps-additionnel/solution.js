export function tempsAdditionnel(arrets) {
  let secondes = 0;
  for (const arret of arrets) {
    secondes += arret;
  }
  const minutes = secondes / 60;
  return Math.ceil(minutes);
}
