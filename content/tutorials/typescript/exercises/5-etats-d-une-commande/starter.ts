/** Tout est permis à tout moment : c'est le défaut. */
export type Commande = {
  etat: string;
  articles: readonly string[];
  recu?: string;
  heure?: string;
  motif?: string;
};
export type Brouillon = Commande;
export type Payee = Commande;
export type Livree = Commande;
export type Annulee = Commande;

export function payer(c: Brouillon, recu: string): Payee {
  return { ...c, etat: "payée", recu };
}

export function livrer(c: Payee, heure: string): Livree {
  return { ...c, etat: "livrée", heure };
}

/** On annule un brouillon ou une commande payée. */
export function annuler(
  c: Commande,
  motif: string,
): Annulee {
  return { ...c, etat: "annulée", motif };
}

export function phrase(c: Commande): string {
  return `commande ${c.etat}`;
}
