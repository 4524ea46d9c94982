/**
 * Donne les frais d'un envoi. Les paliers vont du plus petit
 * au plus grand : { max: 5000, frais: 100 }.
 */
export function fraisEnvoi(montant, paliers) {
  // À toi.
}
