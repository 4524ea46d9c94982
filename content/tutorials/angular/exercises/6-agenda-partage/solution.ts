import {
  Component, effect, inject, Service, signal,
} from "@angular/core";

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
    const lu = JSON.parse(localStorage.getItem("agenda") ?? "");
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
        // Plein ou interdit : l'agenda vit encore à l'écran.
      }
    });
  }

  ajouter(heure: number, nom: string): string {
    const propre = nom.trim();
    if (propre === "") return "Écris un nom.";
    if (!Number.isInteger(heure) || heure < 8 || heure > 17) {
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

@Component({
  selector: "app-guichet",
  template: `
    <label for="heure">Heure</label>
    <input id="heure" #h type="number">
    <label for="nom">Nom</label>
    <input id="nom" #n type="text">
    <button type="button" (click)="ajouter(h.value, n.value)">
      Ajouter
    </button>
    <p role="alert">{{ refus() }}</p>
  `,
})
class Guichet {
  private readonly agenda = inject(Agenda);
  readonly refus = signal("");

  ajouter(heure: string, nom: string) {
    this.refus.set(this.agenda.ajouter(Number(heure), nom));
  }
}

@Component({
  selector: "app-root",
  imports: [Guichet],
  template: `
    <main>
      <h1>Agenda</h1>
      <app-guichet />
      <ul>
        @for (r of agenda.rdv(); track r.heure) {
          <li>{{ r.heure }} h, {{ r.nom }}</li>
        } @empty {
          <li>Aucun rendez-vous</li>
        }
      </ul>
    </main>
  `,
})
export class App {
  readonly agenda = inject(Agenda);
}
