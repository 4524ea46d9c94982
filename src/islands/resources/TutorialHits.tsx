import {
  joinHits,
  searchTutorials,
  type TutorialHit,
} from '../../rules/tutorial/tutorial-search.ts';
import { $fullText } from '../../stores/tutorial/full-text.ts';
import { $tutorialIndex } from '../../stores/tutorial/tutorial-search.ts';
import { useStore } from '../use-store.ts';

const MIN_CHARS = 2;

/** « Dans les tutoriels »: titles at once, then the full text when it has answered (R6). */
export function TutorialHits({ keyword }: { keyword: string }) {
  const index = useStore($tutorialIndex);
  const fullText = useStore($fullText);
  if (keyword.trim().length < MIN_CHARS || !index) return null;
  const titles = searchTutorials(index, keyword);
  const hasAsked = fullText.keyword === keyword;
  const texts = hasAsked ? joinHits(titles, fullText.hits, keyword) : [];
  return (
    <section className="tutorial-hits" aria-label="Dans les tutoriels">
      <h3 className="market-domain">Dans les tutoriels</h3>
      <Hits hits={titles} />
      {texts.length > 0 && <Hits hits={texts} />}
      <p role="status">{hasAsked && titles.length + texts.length === 0 && 'Aucun résultat'}</p>
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
