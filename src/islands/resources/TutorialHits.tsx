import { joinHits, type LessonHit, searchLessons } from '../../rules/tutorial/tutorial-search.ts';
import { $fullText, $lessonIndex } from '../../stores/tutorial/tutorial-search.ts';
import { useStore } from '../use-store.ts';

const MIN_CHARS = 2;

/** « Dans les tutoriels »: titles at once, then the full text when it has answered (R6). */
export function LessonHits({ keyword }: { keyword: string }) {
  const index = useStore($lessonIndex);
  const fullText = useStore($fullText);
  if (keyword.trim().length < MIN_CHARS || !index) return null;
  const titles = searchLessons(index, keyword);
  const hasAsked = fullText.keyword === keyword;
  const texts = hasAsked ? joinHits(titles, fullText.hits, keyword) : [];
  return (
    <section className="lesson-hits" aria-label="Dans les tutoriels">
      <h3 className="market-domain">Dans les tutoriels</h3>
      <Hits hits={titles} />
      {texts.length > 0 && <Hits hits={texts} />}
      <p role="status">{hasAsked && titles.length + texts.length === 0 && 'Aucun résultat'}</p>
    </section>
  );
}

function Hits({ hits }: { hits: readonly LessonHit[] }) {
  return (
    <ul>
      {hits.map(({ href, title, place, excerpt }) => (
        <li key={href}>
          <a className="lesson-hit" href={href}>
            <b>{title}</b>
            <small>{place}</small>
            {excerpt && <span>{excerpt}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
