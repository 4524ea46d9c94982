import { hitsSentence, type TutorialHit } from '../../rules/tutorial/search/tutorial-search.ts';
import { $tutorialAnswer, type TutorialAnswer } from '../../stores/tutorial/tutorial-search.ts';
import { useStore } from '../use-store.ts';

/** The answer to what a box holds; undefined while there is none. */
export function useTutorialAnswer(keyword: string): TutorialAnswer | undefined {
  const answer = useStore($tutorialAnswer);
  return answer?.keyword === keyword ? answer : undefined;
}

/** « Dans les tutoriels », and how many places were found (R6). */
export function TutorialHits({ answer }: { answer: TutorialAnswer | undefined }) {
  const { titles, texts, isWhole } = answer ?? { titles: [], texts: [], isWhole: false };
  const count = titles.length + texts.length;
  return (
    <>
      {answer && (
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
