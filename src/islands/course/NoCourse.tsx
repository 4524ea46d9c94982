/** Nothing to show: the specified sentence, a way to ask again, and two ways on. */
export function NoCourse({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <div className="card no-course" role="status">
      <h1>{text}</h1>
      {retry && (
        <button type="button" className="button" onClick={retry}>
          Réessayer
        </button>
      )}
      <p>
        <a href="/">Voir toutes les formations</a> ou{' '}
        <a href="/ressources">lire un tutoriel gratuit</a>.
      </p>
    </div>
  );
}
