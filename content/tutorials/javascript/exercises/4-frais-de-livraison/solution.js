// Les frais d'une livraison. Un palier
// s'écrit { max: 2, frais: 300 },
// max étant en kilomètres.
export function fraisLivraison(km, paliers) {
  if (!(km > 0)) {
    throw new RangeError(`Distance refusée : ${km}`);
  }
  for (const { max, frais } of paliers) {
    if (km <= max) {
      return frais;
    }
  }
  throw new RangeError(`Trop loin : ${km} km`);
}
