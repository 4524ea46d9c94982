import { useState } from "react";

const DEBUT = [
  { id: 1, nom: "Ngor" },
  { id: 2, nom: "Gora" },
];

export default function Inscriptions() {
  const [nom, setNom] = useState("");
  const [tous, setTous] = useState(DEBUT);
  const [prochain, setProchain] = useState(3);
  function ajouter(event) {
    event.preventDefault();
    const propre = nom.trim();
    if (propre === "") return;
    setTous([...tous, { id: prochain, nom: propre }]);
    setProchain(prochain + 1);
    setNom("");
  }
  return (
    <main>
      <h1>Inscriptions</h1>
      <form onSubmit={ajouter}>
        <label htmlFor="nom">Nom</label>
        <input type="text" id="nom" value={nom}
          onChange={(e) => setNom(e.target.value)} />
        <button type="submit">Inscrire</button>
      </form>
      <ul>
        {tous.map((un) => (
          <li key={un.id}>
            <b>{un.nom}</b>
            <input type="text"
              aria-label={`Note sur ${un.nom}`} />
            <button type="button" onClick={() =>
              setTous(tous.filter((u) => u.id !== un.id))}>
              Retirer
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
