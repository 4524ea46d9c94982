/**
 * Donne les frais d'un envoi. Les paliers montent ;
 * chacun s'écrit { max: 5000, frais: 100 }.
 */
export function fraisEnvoi(montant, paliers) {
  if (!(montant > 0)) {
    throw new RangeError(`Montant refusé : ${montant}`);
  }
  for (const { max, frais } of paliers) {
    if (montant <= max) {
      return frais;
    }
  }
  throw new RangeError(`Trop pour un envoi : ${montant}`);
}
