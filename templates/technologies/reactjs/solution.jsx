// À ÉCRIRE : la solution, qui les passe tous
export default function Salut() {
  return (
    <main>
      <h1>Bonjour Awa</h1>
    </main>
  );
}
