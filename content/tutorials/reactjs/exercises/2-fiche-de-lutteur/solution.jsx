export default function Fiche({
  nom, tel, poids = 0, children,
}) {
  return (
    <article className="fiche">
      <h2>{nom}</h2>
      {poids > 0 && <p>{poids} kg</p>}
      <a href={`tel:${tel}`}>{tel}</a>
      {children}
    </article>
  );
}
