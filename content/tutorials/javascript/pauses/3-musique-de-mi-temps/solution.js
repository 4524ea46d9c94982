// Les premières chansons qui tiennent
// dans la pause, en minutes.
export function choisir(durees, pause) {
  const gardees = [];
  let somme = 0;
  for (const duree of durees) {
    somme += duree;
    if (somme > pause) {
      break;
    }
    gardees.push(duree);
  }
  return gardees;
}
