import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keepInView } from '../../browser/platform/scroll.ts';
import { SEARCH_PARAMETER } from '../../rules/site/links.ts';
import { search, searchIndex } from '../../rules/text/search.ts';
import * as catalog from '../../stores/course/catalog.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useStore } from '../use-store.ts';
import { useTypedText } from '../use-typed-text.ts';
import { ResultList, resultId, SHOWN_RESULTS } from './ResultList.tsx';

const LABEL = "Vous cherchez quelle formation aujourd'hui ?";
const LIST_ID = 'catalog-results';

/** The search box with its list: a combobox, led by the arrow keys (C1, C4). */
export function CatalogSearch({ categories }: { categories: readonly string[] }) {
  return (
    <Boundary>
      <Combobox categories={categories} />
    </Boundary>
  );
}

function Combobox({ categories }: { categories: readonly string[] }) {
  const courses = useStore(catalog.courses.$state).data;
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const open = useCallback(() => {
    setActive(-1);
    setOpen(true);
  }, []);
  const { input, text: keyword, type } = useTypedText(open, SEARCH_PARAMETER);
  // Before somebody wants to search, a long catalogue is not made ready for it.
  const wanted = isUsed || keyword.trim() !== '' ? courses : undefined;
  const index = useMemo(() => searchIndex(wanted ?? []), [wanted]);
  const results = useMemo(() => search(index, keyword), [index, keyword]);
  const announced = useDeferredValue(results.length);
  const hasKeyword = keyword.trim() !== '';
  const isShown = isOpen && hasKeyword;

  function choose(position: number) {
    const course = results[position];
    if (!course) return;
    setOpen(false);
    catalog.reveal(course.id);
  }

  function press(event: KeyboardEvent) {
    const last = Math.min(results.length, SHOWN_RESULTS) - 1;
    if (last < 0 && event.key !== 'Escape') return;
    if (event.key === 'ArrowDown') move(event, active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') move(event, active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && isShown) choose(Math.max(active, 0));
    else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  function move(event: KeyboardEvent, position: number) {
    event.preventDefault();
    setOpen(true);
    setActive(position);
    keepInView(resultId(position));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the whole box closes its list
    <div
      ref={box}
      className="search needs-js"
      onBlur={(event) => box.current?.contains(event.relatedTarget) || setOpen(false)}
    >
      <label className="label" htmlFor="catalog-search">
        {LABEL}
      </label>
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={input}
          id="catalog-search"
          className="field"
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={LABEL}
          aria-autocomplete="list"
          aria-expanded={isShown && results.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={isShown && active >= 0 ? resultId(active) : undefined}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            setUsed(true);
            setOpen(true);
          }}
          onKeyDown={press}
        />
      </div>
      <p className="visually-hidden" role="status">
        {isShown && announced > 0 && `${announced} ${announced === 1 ? 'formation' : 'formations'}`}
      </p>
      {isShown && (
        <ResultList
          id={LIST_ID}
          label={LABEL}
          results={results}
          categories={categories}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}
