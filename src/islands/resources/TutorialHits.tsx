import {
  hitsSentence,
  joinHits,
  searchTutorials,
  type TutorialHit,
} from '../../rules/tutorial/tutorial-search.ts';
import { $fullText } from '../../stores/tutorial/full-text.ts';
import { $tutorialIndex } from '../../stores/tutorial/tutorial-search.ts';
import { useStore } from '../use-store.ts';

const MIN_CHARS = 2;

interface Props {
  keyword: string;
  /** The tutorial that is being read: its places come first. */
  own?: string;
}

/** « Dans les tutoriels »: titles at once, then the full text when it has answered (R6). */
export function TutorialHits({ keyword, own = '' }: Props) {
  const index = useStore($tutorialIndex);
  const fullText = useStore($fullText);
  const isAsked = keyword.trim().length >= MIN_CHARS && index !== undefined;
  const titles = isAsked ? searchTutorials(index, keyword, own) : [];
  const hasAnswered = isAsked && fullText.keyword === keyword;
  const texts = hasAnswered ? joinHits(titles, fullText.hits, keyword, own) : [];
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
        {hitsSentence(count, hasAnswered)}
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
