/** Le nom, le nombre, le prix : un tuple. */
export type Ligne = [string, number, number];

export type Panier = {
  readonly cliente: string;
  lignes: readonly Ligne[];
  remise?: number;
};

/** Additionne les lignes, puis ôte la remise. */
export function total(panier: Panier): number {
  let somme = 0;
  for (const [, nombre, prix] of panier.lignes) {
    somme += nombre * prix;
  }
  return somme - (panier.remise ?? 0);
}
