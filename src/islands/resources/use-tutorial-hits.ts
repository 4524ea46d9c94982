import {
  joinHits,
  searchTutorials,
  type TutorialHit,
  teaches,
} from '../../rules/tutorial/tutorial-search.ts';
import { $fullText } from '../../stores/tutorial/full-text.ts';
import { $tutorialIndex } from '../../stores/tutorial/tutorial-search.ts';
import { useStore } from '../use-store.ts';

const MIN_CHARS = 2;

/** What the tutorials answer to a keyword. */
export interface TutorialAnswer {
  /** A keyword long enough was typed, and the index is there. */
  isAsked: boolean;
  titles: readonly TutorialHit[];
  texts: readonly TutorialHit[];
  /** The full text has answered too. */
  isWhole: boolean;
  /** The number of places; undefined until all answers are there. */
  places: number | undefined;
}

/**
 * Headings where it is taught at once, then the rest when the full text has answered; `own`: the tutorial
 * that is read (R6).
 */
export function useTutorialHits(keyword: string, own = ''): TutorialAnswer {
  const index = useStore($tutorialIndex);
  const fullText = useStore($fullText);
  const isAsked = keyword.trim().length >= MIN_CHARS && index !== undefined;
  const named = isAsked ? searchTutorials(index, keyword, own) : [];
  const titles = named.filter(teaches);
  const isWhole = isAsked && fullText.keyword === keyword;
  const texts = isWhole ? joinHits(titles, [...named, ...fullText.hits], keyword, own) : [];
  const count = titles.length + texts.length;
  const isSettled = isWhole || count > 0 || keyword.trim().length < MIN_CHARS;
  return { isAsked, titles, texts, isWhole, places: isSettled ? count : undefined };
}
