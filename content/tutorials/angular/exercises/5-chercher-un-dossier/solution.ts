import { Component, computed, signal } from "@angular/core";
import { type Dossier, dossiers } from "./dossiers";

function nu(texte: string): string {
  return texte.trim().normalize("NFD")
    .replace(/\p{Mn}/gu, "").toLowerCase();
}

@Component({
  selector: "app-recherche",
  template: `
    <main>
      <h1>Dossiers</h1>
      <label for="motif">Nom ou numéro</label>
      <input id="motif" #m type="text" [value]="motif()"
        (input)="motif.set(m.value)">
      <label for="service">Service</label>
      <select id="service" #s
        (change)="service.set(s.value)">
        <option value="">Tous</option>
        <option>Maternité</option>
        <option>Radio</option>
      </select>
      <p role="status">{{ annonce() }}</p>
      @if (vus().length > 0) {
        <ul>
          @for (d of vus(); track d.numero) {
            <li>{{ d.nom }}</li>
          }
        </ul>
      }
    </main>
  `,
})
export class Recherche {
  readonly motif = signal("");
  readonly service = signal("");
  readonly vus = computed(() =>
    dossiers
      .filter((d) => this.convient(d))
      .sort((a, b) => a.nom.localeCompare(b.nom, "fr")));
  readonly annonce = computed(() => {
    const n = this.vus().length;
    if (n === 0) return "Aucun dossier";
    return `${n} dossier${n > 1 ? "s" : ""}`;
  });

  private convient(d: Dossier): boolean {
    const motif = nu(this.motif());
    return ["", d.service].includes(this.service()) &&
      [d.nom, d.numero].some((t) => nu(t).includes(motif));
  }
}
