import { Service, signal } from "@angular/core";

export interface Rdv {
  heure: number;
  nom: string;
}

@Service()
export class Agenda {
  readonly rdv = signal<readonly Rdv[]>([]);

  // Renvoie "" si c'est fait, sinon la raison du refus.
  ajouter(heure: number, nom: string): string {
    return "À écrire";
  }
}
