/**
 * Donne les frais d'un envoi. Les paliers montent ;
 * chacun s'écrit { max: 5000, frais: 100 }.
 */
export function fraisEnvoi(montant, paliers) {
  // À toi.
}
