import { lutteurs } from "./lutteurs.js";

export default function Recherche() {
  return (
    <main>
      <h1>Lutteurs</h1>
      <label htmlFor="motif">Nom</label>
      <input type="text" id="motif" />
      <label htmlFor="ville">Ville</label>
      <select id="ville">
        <option value="">Toutes</option>
        <option>Fatick</option>
        <option>Joal</option>
      </select>
      <p role="status"></p>
      <ul>
        {lutteurs.map((un) => (
          <li key={un.id}>{un.nom}</li>
        ))}
      </ul>
    </main>
  );
}
