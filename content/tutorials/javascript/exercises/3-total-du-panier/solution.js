/** Additionne les prix d'un panier, en FCFA. */
export function total(panier) {
  const montants = panier.map(({ prix }) => Number(prix ?? 0));
  return montants.reduce((somme, m) => somme + m, 0);
}
