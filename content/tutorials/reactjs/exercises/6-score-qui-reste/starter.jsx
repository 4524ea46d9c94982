import { useState } from "react";

// À écrire : comme useState, mais la valeur reste
// dans localStorage, sous la clé donnée.
function usePersistant(cle, defaut) {
  return useState(defaut);
}

function Score({ nom }) {
  const [points, setPoints] = usePersistant(nom, 0);
  function prise() {
    setPoints((n) => n + 1);
    setPoints((n) => n + 2);
  }
  return (
    <section>
      <h2>{nom}</h2>
      <output>{points}</output>
      <button type="button" onClick={prise}>
        Prise de {nom}
      </button>
      <button type="button" onClick={() => setPoints(0)}>
        Effacer {nom}
      </button>
    </section>
  );
}

export default function Tableau() {
  return (
    <main>
      <h1>Scores</h1>
      <Score nom="Ngor" />
      <Score nom="Mbaye" />
    </main>
  );
}
