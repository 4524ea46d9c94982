// Les premières chansons qui tiennent
// dans la pause, en minutes.
export function choisir(durees, pause) {
  const gardees = durees;
  return gardees;
}
