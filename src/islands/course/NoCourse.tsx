/** The sentence for a page without a course, « Réessayer », and two ways on (D4). */
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
