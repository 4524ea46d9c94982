import type { TutorialHit } from '../../rules/tutorial/tutorial-search.ts';
import type { TutorialAnswer } from './use-tutorial-hits.ts';

/** « Dans les tutoriels »: the places that were found (R6). */
export function TutorialHits({ answer: { isAsked, titles, texts } }: { answer: TutorialAnswer }) {
  if (!isAsked) return null;
  return (
    <section className="tutorial-hits" aria-label="Dans les tutoriels">
      <h3 className="market-domain">Dans les tutoriels</h3>
      <Hits hits={titles} />
      {texts.length > 0 && <Hits hits={texts} />}
    </section>
  );
}

function Hits({ hits }: { hits: readonly TutorialHit[] }) {
  return (
    <ul>
      {hits.map(({ href, title, place, excerpt }) => (
        <li key={href}>
          <a className="tutorial-hit" href={href}>
            <b>{title}</b>
            <small>{place}</small>
            {excerpt && <span>{excerpt}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
