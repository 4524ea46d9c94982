/** Additionne les prix d'un panier, en FCFA. */
export function total(panier) {
  const tous = panier.map(({ prix }) => prix);
  return tous.reduce((somme, m) => somme + m);
}
