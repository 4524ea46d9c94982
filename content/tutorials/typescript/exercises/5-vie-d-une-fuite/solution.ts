export type Signalee = { etat: "signalée"; lieu: string };
export type Prise = {
  etat: "prise";
  lieu: string;
  agent: string;
};
export type Reparee = {
  etat: "réparée";
  lieu: string;
  heure: string;
};
export type Annulee = {
  etat: "annulée";
  lieu: string;
  motif: string;
};
export type Fuite = Signalee | Prise | Reparee | Annulee;

export function prendre(f: Signalee, agent: string): Prise {
  return { etat: "prise", lieu: f.lieu, agent };
}

export function reparer(f: Prise, heure: string): Reparee {
  return { etat: "réparée", lieu: f.lieu, heure };
}

export function annuler(
  f: Signalee | Prise,
  motif: string,
): Annulee {
  return { etat: "annulée", lieu: f.lieu, motif };
}

function impossible(cas: never): never {
  throw new TypeError(`Inconnu : ${JSON.stringify(cas)}`);
}

export function phrase(f: Fuite): string {
  switch (f.etat) {
    case "signalée":
      return `${f.lieu} : à prendre`;
    case "prise":
      return `${f.lieu} : prise par ${f.agent}`;
    case "réparée":
      return `${f.lieu} : réparée à ${f.heure}`;
    case "annulée":
      return `${f.lieu} : annulée, ${f.motif}`;
    default:
      return impossible(f);
  }
}
