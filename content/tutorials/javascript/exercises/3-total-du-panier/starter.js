/** Additionne les prix d'un panier, en FCFA. */
export function total(panier) {
  const montants = panier.map(({ prix }) => prix);
  return montants.reduce((somme, m) => somme + m);
}
