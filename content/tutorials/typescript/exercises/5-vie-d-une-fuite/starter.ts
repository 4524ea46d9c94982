/** Tout est permis à tout moment : c'est le défaut. */
export type Fuite = {
  etat: string;
  lieu: string;
  agent?: string;
  heure?: string;
  motif?: string;
};
export type Signalee = Fuite;
export type Prise = Fuite;
export type Reparee = Fuite;
export type Annulee = Fuite;

export function prendre(f: Signalee, agent: string): Prise {
  return { ...f, etat: "prise", agent };
}

export function reparer(f: Prise, heure: string): Reparee {
  return { ...f, etat: "réparée", heure };
}

export function annuler(f: Fuite, motif: string): Annulee {
  return { ...f, etat: "annulée", motif };
}

export function phrase(f: Fuite): string {
  return `${f.lieu} : ${f.etat}`;
}
