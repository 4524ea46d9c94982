// À ÉCRIRE : le départ, qui rate un test au moins
export default function Salut() {
  return <h1>Bonjour</h1>;
}
