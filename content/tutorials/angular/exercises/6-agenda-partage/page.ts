import { Component, inject, signal } from '@angular/core';
import { Agenda } from './exercice';

@Component({
  selector: 'app-guichet',
  template: `
    <label for="heure">Heure</label>
    <input id="heure" #h type="number">
    <label for="nom">Nom</label>
    <input id="nom" #n type="text">
    <button type="button"
      (click)="ajouter(h.value, n.value)">
      Ajouter
    </button>
    <p role="alert">{{ refus() }}</p>
  `,
})
class Guichet {
  private readonly agenda = inject(Agenda);
  readonly refus = signal('');

  ajouter(heure: string, nom: string) {
    this.refus.set(this.agenda.ajouter(Number(heure), nom));
  }
}

@Component({
  selector: 'app-root',
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
