/** « a loading spinner shown while a flag is set (default minimum height 2vh) » (section 2). */
export function Spinner({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <div className="spinner" role="status">
      <span className="visually-hidden">Chargement…</span>
    </div>
  ) : null;
}
