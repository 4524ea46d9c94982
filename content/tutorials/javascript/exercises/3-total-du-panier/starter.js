// Le total d'un panier, en FCFA.
export function total(panier) {
  const prix = panier.map((l) => l.prix);
  return prix.reduce((s, p) => s + p);
}
