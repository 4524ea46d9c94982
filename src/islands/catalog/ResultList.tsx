import type { Row } from '../../rules/course/search/rows.ts';
import { resultId } from '../../rules/site/links.ts';
import { formatPrice, isFree, priceBadge } from '../../rules/text/price.ts';
import { french } from '../../rules/text/typography.ts';
import { Cover } from './Cover.tsx';

interface Props {
  id: string;
  label: string;
  rows: readonly Row[];
  /** How many matches have no row. */
  moreCount: number;
  categories: readonly string[];
  active: number;
  onChoose: (position: number) => void;
}

/** The rows under the search box, or « Aucun resultat » (C4, C5). */
export function ResultList({ id, label, rows, moreCount, categories, active, onChoose }: Props) {
  if (rows.length === 0) {
    return (
      // Where a tap on the link focuses no link, it focuses this: the list stays for the tap to follow it.
      <div className="card results no-result" role="status" tabIndex={-1}>
        <p>
          <strong>Aucun resultat</strong>
        </p>
        <p className="course-text">
          Essayez un mot plus court, ou voyez <a href="/ressources">nos ressources gratuites</a>.
        </p>
      </div>
    );
  }
  return (
    // What scrolls takes the focus on Tab, unless it says that it does not.
    <div className="card results" tabIndex={-1}>
      <div id={id} role="listbox" aria-label={label}>
        {rows.map((row, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are its input's
          <div
            key={resultId(position)}
            id={resultId(position)}
            className="result"
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(position)}
          >
            <Result row={row} categories={categories} />
          </div>
        ))}
      </div>
      {moreCount > 0 && (
        <p className="results-more">{french(`${moreCount} de plus : ajoutez un mot.`)}</p>
      )}
    </div>
  );
}

function Result({ row, categories }: { row: Row; categories: readonly string[] }) {
  if ('tutorial' in row) {
    const { name, icon } = row.tutorial;
    return (
      <>
        <span className="result-logo logo-tile">
          <img src={`/logos/${icon}.svg`} alt="" width="24" height="24" />
        </span>
        <span className="result-name">{name}</span>
        <span>Tutoriel gratuit</span>
      </>
    );
  }
  const { name, price } = row.course;
  return (
    <>
      <Cover course={row.course} categories={categories} hasLogo={false} />
      <span className="result-name" dir="auto">
        {french(name)}
      </span>
      <span>{isFree(price) ? priceBadge(price) : formatPrice(price)}</span>
    </>
  );
}
