// trou 1 : la valeur quand le poids manque
export default function Fiche({
  nom, tel, poids = ___, children,
}) {
  // trou 2 : l'attribut qui donne une classe
  // trou 3 : la variable à mettre dans l'adresse
  // trou 4 : ce que la page écrit entre les balises
  return (
    <article ___="fiche">
      <h2>{nom}</h2>
      {poids > 0 && <p>{poids} kg</p>}
      <a href={`tel:${___}`}>{tel}</a>
      {___}
    </article>
  );
}
