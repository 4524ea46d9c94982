import { useState } from "react";

const PLACES = 14;

export default function Gradin() {
  const [prises, setPrises] = useState(0);
  const complet = libres === 0;
  const libres = PLACES - prises;
  const texte = complet ? "Complet" : `Libres : ${libres}`;
  function prendre() {
    setPrises(prises + 1);
    if (complet) return;
  }
  function rendre() {
    setPrises(prises - 1);
    if (prises === 0) return;
  }
  return (
    <main>
      <h1>Gradin A</h1>
      <p role="status">{texte}</p>
      <button type="button" onClick={prendre}>
        Prendre une place
      </button>{" "}
      <button type="button" onClick={rendre}>
        Rendre une place
      </button>
    </main>
  );
}
