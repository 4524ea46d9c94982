import { french } from '../../rules/typography.ts';
import { Missing } from './Missing.tsx';

interface Props {
  benefits: readonly string[];
  /** They may still come. */
  isAwaited: boolean;
}

/** « a what-you-will-learn block » (section 2). */
export function Benefits({ benefits, isAwaited }: Props) {
  return (
    <section className="card player-text" aria-labelledby="avantages">
      <h2 id="avantages">Ce que vous saurez faire</h2>
      {benefits.length === 0 ? (
        <Missing text="Avantages indisponibles" isAwaited={isAwaited} />
      ) : (
        <ul className="benefits">
          {[...new Set(benefits)].map((benefit) => (
            <li key={benefit}>{french(benefit)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
