type Articles = readonly string[];

export type Brouillon = {
  etat: "brouillon";
  articles: Articles;
};
export type Payee = {
  etat: "payée";
  articles: Articles;
  recu: string;
};
export type Livree = {
  etat: "livrée";
  articles: Articles;
  heure: string;
};
export type Annulee = {
  etat: "annulée";
  articles: Articles;
  motif: string;
};
export type Commande = Brouillon | Payee | Livree | Annulee;

export function payer(c: Brouillon, recu: string): Payee {
  return { articles: c.articles, etat: "payée", recu };
}

export function livrer(c: Payee, heure: string): Livree {
  return { articles: c.articles, etat: "livrée", heure };
}

/** On annule un brouillon ou une commande payée. */
export function annuler(
  c: Brouillon | Payee,
  motif: string,
): Annulee {
  return { articles: c.articles, etat: "annulée", motif };
}

function impossible(c: never): never {
  throw new TypeError(`Inconnu : ${JSON.stringify(c)}`);
}

export function phrase(c: Commande): string {
  switch (c.etat) {
    case "brouillon":
      return `à payer : ${c.articles.length}`;
    case "payée":
      return `payée, reçu ${c.recu}`;
    case "livrée":
      return `livrée à ${c.heure}`;
    case "annulée":
      return `annulée : ${c.motif}`;
    default:
      return impossible(c);
  }
}
