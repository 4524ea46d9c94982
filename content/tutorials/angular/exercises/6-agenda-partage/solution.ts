import { effect, Service, signal } from "@angular/core";

export interface Rdv {
  heure: number;
  nom: string;
}

function estRdv(x: unknown): x is Rdv {
  if (typeof x !== "object" || x === null) return false;
  const { heure, nom } = x as Partial<Rdv>;
  return Number.isInteger(heure) && typeof nom === "string";
}

function lire(): readonly Rdv[] {
  try {
    const texte = localStorage.getItem("agenda") ?? "";
    const lu: unknown = JSON.parse(texte);
    return Array.isArray(lu) && lu.every(estRdv) ? lu : [];
  } catch {
    return [];
  }
}

@Service()
export class Agenda {
  private readonly etat = signal(lire());
  readonly rdv = this.etat.asReadonly();

  constructor() {
    effect(() => {
      const texte = JSON.stringify(this.etat());
      try {
        localStorage.setItem("agenda", texte);
      } catch {
        // Plein ou interdit : l'agenda vit à l'écran.
      }
    });
  }

  ajouter(heure: number, nom: string): string {
    const propre = nom.trim();
    if (propre === "") return "Écris un nom.";
    const ouvert = heure >= 8 && heure <= 17;
    if (!ouvert || !Number.isInteger(heure)) {
      return "Choisis une heure de 8 à 17.";
    }
    if (this.etat().some((r) => r.heure === heure)) {
      return `${heure} h est déjà prise.`;
    }
    this.etat.update((avant) =>
      [...avant, { heure, nom: propre }]
        .sort((a, b) => a.heure - b.heure));
    return "";
  }
}
