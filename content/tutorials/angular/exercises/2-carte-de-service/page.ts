import { Component, signal } from '@angular/core';
import { CarteService } from './exercice';

@Component({
  selector: 'app-root',
  imports: [CarteService],
  template: `
    <main>
      <h1>Services</h1>
      <app-carte-service nom="Radio" [libres]="2"
        (choisi)="choix.set($event)" />
      <app-carte-service nom="Maternité"
        (choisi)="choix.set($event)" />
      <p role="status">{{ choix() }}</p>
    </main>
  `,
})
export class App {
  readonly choix = signal('');
}
