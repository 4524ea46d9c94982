import { Component } from "@angular/core";
import { dossiers } from "./dossiers";

@Component({
  selector: "app-recherche",
  template: `
    <main>
      <h1>Dossiers</h1>
      <label for="motif">Nom ou numéro</label>
      <input id="motif" type="text">
      <label for="service">Service</label>
      <select id="service">
        <option value="">Tous</option>
        <option>Maternité</option>
        <option>Radio</option>
      </select>
      <p role="status"></p>
      <ul>
        @for (d of tous; track d.numero) {
          <li>{{ d.nom }}</li>
        }
      </ul>
    </main>
  `,
})
export class Recherche {
  readonly tous = dossiers;
}
