import { useEffect, useState } from "react";

function lire(cle, defaut) {
  try {
    const lu = JSON.parse(localStorage.getItem(cle));
    return typeof lu === typeof defaut ? lu : defaut;
  } catch {
    return defaut;
  }
}

function usePersistant(cle, defaut) {
  const [valeur, setValeur] = useState(
    () => lire(cle, defaut),
  );
  useEffect(() => {
    try {
      localStorage.setItem(cle, JSON.stringify(valeur));
    } catch {
      // Plein ou interdit : la valeur vit encore à l'écran.
    }
  }, [cle, valeur]);
  return [valeur, setValeur];
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
