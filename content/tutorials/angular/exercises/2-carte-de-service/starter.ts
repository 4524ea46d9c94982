import { Component, input, output } from "@angular/core";

@Component({
  selector: "app-carte-service",
  template: `
    <article [class.pleine]="___">
      <h2>{{ nom() }}</h2>
      @if (___) {
        <p>Places : {{ libres() }}</p>
      } @else {
        <p>Complet</p>
      }
      <button type="button" (click)="___">
        Choisir {{ nom() }}
      </button>
    </article>
  `,
})
export class CarteService {
  // Trou 4 : le type de ce que la page donne.
  readonly nom = input.required<___>();
  readonly libres = input(0);
  readonly choisi = output<string>();
}
