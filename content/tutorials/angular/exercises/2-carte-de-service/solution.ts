import { Component, input, output } from "@angular/core";

@Component({
  selector: "app-carte-service",
  template: `
    <article [class.pleine]="libres() === 0">
      <h2>{{ nom() }}</h2>
      @if (libres() > 0) {
        <p>Places : {{ libres() }}</p>
      } @else {
        <p>Complet</p>
      }
      <button type="button" (click)="choisi.emit(nom())">
        Choisir {{ nom() }}
      </button>
    </article>
  `,
})
export class CarteService {
  readonly nom = input.required<string>();
  readonly libres = input(0);
  readonly choisi = output<string>();
}
