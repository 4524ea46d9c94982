import { french } from '../../../rules/text/typography.ts';

/** « Ce que vous saurez faire », or « Avantages indisponibles » (D11). */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <section className="card player-text" aria-labelledby="avantages">
      <h2 id="avantages">Ce que vous saurez faire</h2>
      {benefits.length === 0 ? (
        <p className="quiet-note">Avantages indisponibles</p>
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
