import { SLOW_MS } from '../../rules/poll.ts';
import { useElapsed } from '../use-wait.ts';

/** « a loading spinner shown while a flag is set (default minimum height 2vh) » (section 2). */
export function Spinner({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <div className="spinner" role="status">
      <Words />
    </div>
  ) : null;
}

/** After 8 s the page says why it is still waiting (look, §8). */
function Words() {
  const isSlow = useElapsed(true, SLOW_MS);
  return (
    <span className={isSlow ? undefined : 'visually-hidden'}>
      {isSlow ? 'Connexion lente… on continue d’essayer.' : 'Chargement…'}
    </span>
  );
}
