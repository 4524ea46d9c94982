import { Component, computed, signal } from "@angular/core";

@Component({
  selector: "app-presences",
  template: `
    <main>
      <h1>Présences</h1>
      <p role="status">Présents : {{ compte() }}</p>
      @for (p of gens(); track p.id) {
        <p>
          <b>{{ p.nom }}</b>
          <input type="text"
            [attr.aria-label]="'Note ' + p.nom">
          <button type="button" (click)="arriver(p.id)">
            {{ p.present ? "Présent" : "Attendu" }}
            {{ p.nom }}
          </button>
          <button type="button" (click)="retirer(p.id)">
            Retirer {{ p.nom }}
          </button>
        </p>
      }
      <button type="button" (click)="ajouter()">
        Ajouter
      </button>
    </main>
  `,
})
export class Presences {
  readonly gens = signal([
    { id: 1, nom: "Ba", present: false },
    { id: 2, nom: "Sow", present: false },
  ]);
  readonly compte = computed(() => {
    const n = this.gens().filter((p) => p.present).length;
    return `${n} sur ${this.gens().length}`;
  });
  private prochain = 3;

  ajouter() {
    const id = this.prochain++;
    const nom = `Invité ${id}`;
    this.gens.update(
      (g) => [...g, { id, nom, present: false }]);
  }
  arriver(id: number) {
    this.gens.update((g) =>
      g.map((p) =>
        p.id === id ? { ...p, present: true } : p));
  }
  retirer(id: number) {
    this.gens.update((g) => g.filter((p) => p.id !== id));
  }
}
