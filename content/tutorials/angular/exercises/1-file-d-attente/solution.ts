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
  readonly debut = 2;
  readonly total = signal(this.debut);
  readonly vide = computed(() => this.total() === 0);
  readonly texte = computed(() => this.vide()
    ? "Personne" : `En attente : ${this.total()}`);

  arriver() {
    if (this.total() === 12) return;
    this.total.update((n) => n + 1);
  }
  appeler() {
    if (this.vide()) return;
    this.total.update((n) => n - 1);
  }
}
