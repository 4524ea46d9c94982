// Les frais d'une livraison. Un palier
// s'écrit { max: 2, frais: 300 },
// max étant en kilomètres.
export function fraisLivraison(km, paliers) {
  // À toi.
}
