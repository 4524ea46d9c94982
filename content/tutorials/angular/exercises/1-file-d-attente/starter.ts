import { Component, computed, signal } from "@angular/core";

@Component({
  selector: "app-attente",
  template: `
    <main>
      <h1>Salle d'attente</h1>
      <p role="status">{{ texte() }}</p>
      <button type="button" (click)="arriver()">
        Une arrivée
      </button>
      <button type="button" (click)="appeler()">
        Appeler
      </button>
    </main>
  `,
})
export class Attente {
  readonly total = signal(this.debut);
  readonly debut = 2;
  readonly vide = computed(() => this.total() === 0);
  readonly texte = computed(() => this.vide()
    ? "Personne" : `En attente : ${this.total()}`);

  arriver() {
    this.total.update((n) => n + 1);
    if (this.total() === 12) return;
  }
  appeler() {
    this.total.update((n) => n - 1);
    if (this.vide()) return;
  }
}
