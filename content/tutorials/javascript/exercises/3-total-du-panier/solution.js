/** Additionne les prix d'un panier, en FCFA. */
export function total(panier) {
  const tous = panier.map(({ prix }) => Number(prix ?? 0));
  return tous.reduce((somme, m) => somme + m, 0);
}
