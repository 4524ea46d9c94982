import { hitsSentence, type TutorialHit } from '../../rules/tutorial/tutorial-search.ts';
import type { TutorialAnswer } from './use-tutorial-hits.ts';

/** « Dans les tutoriels », and how many places were found (R6). */
export function TutorialHits({ answer }: { answer: TutorialAnswer }) {
  const { isAsked, titles, texts, isWhole } = answer;
  const count = titles.length + texts.length;
  return (
    <>
      {isAsked && (
        <section className="tutorial-hits" aria-label="Dans les tutoriels">
          <h3 className="market-domain">Dans les tutoriels</h3>
          <Hits hits={titles} />
          {texts.length > 0 && <Hits hits={texts} />}
        </section>
      )}
      <p className={count > 0 ? 'visually-hidden' : undefined} role="status">
        {hitsSentence(count, isWhole)}
      </p>
    </>
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
