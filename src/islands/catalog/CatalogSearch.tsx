import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { leftBefore } from '../../browser/platform/coming-back.ts';
import { goTo } from '../../browser/platform/navigate.ts';
import { keepInView } from '../../browser/platform/scroll.ts';
import { resultId, SEARCH_PARAMETER, tutorialPath } from '../../rules/site/links.ts';
import type { TutorialTitle } from '../../rules/tutorial/resources.ts';
import * as catalog from '../../stores/course/catalog.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { Icon } from '../shell/Icon.tsx';
import { usePart } from '../use-part.ts';
import { useStore } from '../use-store.ts';
import { useTypedText } from '../use-typed-text.ts';

const LABEL = "Vous cherchez quelle formation aujourd'hui ?";
const LIST_ID = 'catalog-results';

const loadSearch = () => import('./search-part.ts');

interface Props {
  categories: readonly string[];
  /** The tutorials that can be read. */
  tutorials: readonly TutorialTitle[];
}

/** The search box with its list: a combobox, led by the arrow keys (C1, C4). */
export function CatalogSearch(props: Props) {
  return (
    <Boundary>
      <Combobox {...props} />
    </Boundary>
  );
}

function Combobox({ categories, tutorials }: Props) {
  const courses = useStore(catalog.courses.$state).data;
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const open = useCallback(() => {
    setActive(-1);
    setOpen(true);
  }, []);
  const { input, text: keyword, type } = useTypedText(open, SEARCH_PARAMETER, LIST_ID);
  // Who comes back looks for the list of courses, not for the matches.
  useEffect(() => {
    if (leftBefore(LIST_ID)) setOpen(false);
  }, []);
  const hasKeyword = keyword.trim() !== '';
  // Before somebody wants to search, nothing is made ready for it.
  const askAgain = useCallback(() => setUsed(false), []);
  const part = usePart(loadSearch, isUsed || hasKeyword, askAgain);
  const index = useMemo(() => part?.searchIndex(courses ?? []), [part, courses]);
  const found = useMemo(
    () => (part && index ? part.search(index, keyword) : []),
    [part, index, keyword],
  );
  const titles = part?.searchTitles(tutorials, keyword) ?? [];
  const rows = part?.rowsOf(found, titles) ?? [];
  const announced = useDeferredValue(part?.foundSentence(found.length, titles.length));
  const isShown = isOpen && hasKeyword;

  function choose(position: number) {
    const row = rows[position];
    if (!row) return;
    setOpen(false);
    if ('course' in row) catalog.reveal(row.course.id);
    else goTo(tutorialPath(row.tutorial.slug));
  }

  function press(event: KeyboardEvent) {
    const last = rows.length - 1;
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
          aria-expanded={isShown && rows.length > 0}
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
        {isShown && announced}
      </p>
      {isShown && part && (
        <part.ResultList
          id={LIST_ID}
          label={LABEL}
          rows={rows}
          moreCount={found.length + titles.length - rows.length}
          categories={categories}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}
