import Duree from './exercice.jsx';

const DUREES = [75, 0, 5, 600, 3599, 61.9, null, undefined, -3];

export default function Page() {
  return (
    <main>
      <h1>Durées</h1>
      <ol>
        {DUREES.map((secondes) => (
          <li key={String(secondes)}>
            <Duree secondes={secondes} />
          </li>
        ))}
      </ol>
    </main>
  );
}
