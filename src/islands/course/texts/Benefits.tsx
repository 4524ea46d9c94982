import { useMemo } from 'react';
import { french } from '../../../rules/text/typography.ts';
import { useShown } from '../use-shown.tsx';

/** « Ce que vous saurez faire », or « Avantages indisponibles » (D11). */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  const each = useMemo(() => [...new Set(benefits)], [benefits]);
  const [shown, more] = useShown(each, 'Afficher plus');
  return (
    <section className="card player-text" aria-labelledby="avantages">
      <h2 id="avantages">Ce que vous saurez faire</h2>
      {benefits.length === 0 ? (
        <p className="quiet-note">Avantages indisponibles</p>
      ) : (
        <ul className="benefits">
          {shown.map((benefit) => (
            <li key={benefit} dir="auto">
              {french(benefit)}
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}
