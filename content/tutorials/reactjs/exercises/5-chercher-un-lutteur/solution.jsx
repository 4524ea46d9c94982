import { useState } from "react";
import { lutteurs } from "./lutteurs.js";

function nu(texte) {
  return texte.trim().normalize("NFD")
    .replace(/\p{Mn}/gu, "").toLowerCase();
}

const TRIES = lutteurs.toSorted(
  (a, b) => a.nom.localeCompare(b.nom, "fr"),
);

export default function Recherche() {
  const [motif, setMotif] = useState("");
  const [ville, setVille] = useState("");
  const vus = TRIES.filter((un) =>
    nu(un.nom).includes(nu(motif)) &&
    (ville === "" || un.ville === ville));
  const texte = vus.length === 0
    ? "Aucun lutteur"
    : `${vus.length} lutteur${vus.length > 1 ? "s" : ""}`;
  return (
    <main>
      <h1>Lutteurs</h1>
      <label htmlFor="motif">Nom</label>
      <input type="text" id="motif" value={motif}
        onChange={(e) => setMotif(e.target.value)} />
      <label htmlFor="ville">Ville</label>
      <select id="ville" value={ville}
        onChange={(e) => setVille(e.target.value)}>
        <option value="">Toutes</option>
        <option>Fatick</option>
        <option>Joal</option>
      </select>
      <p role="status">{texte}</p>
      {vus.length > 0 && (
        <ul>
          {vus.map((un) => <li key={un.id}>{un.nom}</li>)}
        </ul>
      )}
    </main>
  );
}
