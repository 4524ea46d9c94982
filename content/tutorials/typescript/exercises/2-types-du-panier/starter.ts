/** Le nom, le nombre, le prix : un tuple. */
export type Ligne = ___; // trou 1

export type Panier = {
  cliente: ___; // trou 2 : un texte, qui ne change plus
  lignes: ___; // trou 3 : des lignes, sans push
  remise: ___; // trou 4 : un nombre, qui peut manquer
};

/** Additionne les lignes, puis ôte la remise. */
export function total(panier: Panier): number {
  let somme = 0;
  for (const [, nombre, prix] of panier.lignes) {
    somme += nombre * prix;
  }
  return somme - (panier.remise ?? 0);
}
