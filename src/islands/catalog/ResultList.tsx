import type { Course } from '../../rules/course/course.ts';
import { formatPrice, isFree, priceBadge } from '../../rules/text/price.ts';
import { french } from '../../rules/text/typography.ts';
import { Cover } from './Cover.tsx';

/** How many matches are shown: with more, one types another letter (C4). */
export const SHOWN_RESULTS = 12;

interface Props {
  id: string;
  label: string;
  results: readonly Course[];
  categories: readonly string[];
  active: number;
  onChoose: (position: number) => void;
}

/** The id of a row, for `aria-activedescendant`. */
export function resultId(position: number): string {
  return `catalog-result-${position}`;
}

/** The rows under the search box, or « Aucun resultat » (C4, C5). */
export function ResultList({ id, label, results, categories, active, onChoose }: Props) {
  if (results.length === 0) {
    return (
      <div className="card results no-result" role="status">
        <p>
          <strong>Aucun resultat</strong>
        </p>
        <p className="course-text">Essayez un mot plus court, ou voyez nos ressources gratuites.</p>
      </div>
    );
  }
  return (
    <div className="card results" id={id} role="listbox" aria-label={label}>
      {results.slice(0, SHOWN_RESULTS).map((course, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are its input's
        <div
          key={course.id}
          id={resultId(position)}
          className="result"
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(position)}
        >
          <Cover course={course} categories={categories} hasLogo={false} />
          <span className="result-name">{french(course.name)}</span>
          <span>{isFree(course.price) ? priceBadge(course.price) : formatPrice(course.price)}</span>
        </div>
      ))}
    </div>
  );
}
