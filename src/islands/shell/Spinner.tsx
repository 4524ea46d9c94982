import { SLOW_MS } from '../../rules/poll.ts';
import { useElapsed } from '../use-wait.ts';

/** A spinner, shown while a flag is set (X1). */
export function Spinner({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <div className="spinner" role="status">
      <Words />
    </div>
  ) : null;
}

/** « Chargement… », and after 8 s why it still lasts (X1). */
function Words() {
  const isSlow = useElapsed(true, SLOW_MS);
  return (
    <span className={isSlow ? undefined : 'visually-hidden'}>
      {isSlow ? 'Connexion lente… on continue d’essayer.' : 'Chargement…'}
    </span>
  );
}
