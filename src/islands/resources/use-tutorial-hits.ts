import { useMemo } from 'react';
import {
  hitsSentence,
  joinHits,
  searchTutorials,
  type TutorialHit,
  teaches,
  tutorialPlaces,
} from '../../rules/tutorial/tutorial-search.ts';
import { $fullText } from '../../stores/tutorial/full-text.ts';
import { $tutorialIndex } from '../../stores/tutorial/tutorial-search.ts';
import { useStore } from '../use-store.ts';

const MIN_CHARS = 2;

/** What the tutorials answer to a keyword. */
export interface TutorialAnswer {
  /** A keyword long enough was typed, and the index is there. */
  isAsked: boolean;
  keyword: string;
  titles: readonly TutorialHit[];
  texts: readonly TutorialHit[];
  /** The number of places, and the same in words; '' until the full text has answered too. */
  count: number;
  said: string;
}

/**
 * Headings where it is taught at once, then the rest when the full text has answered; `own`: the tutorial
 * that is read; `slugs`: those that are asked, a space between them, '' for all (R3, R6).
 */
export function useTutorialHits(keyword: string, { own = '', slugs = '' }): TutorialAnswer {
  const index = useStore($tutorialIndex);
  const fullText = useStore($fullText);
  const places = useMemo(() => tutorialPlaces(index ?? [], slugs), [index, slugs]);
  const isAsked = keyword.trim().length >= MIN_CHARS && index !== undefined;
  const named = isAsked ? searchTutorials(places, keyword, own) : [];
  const titles = named.filter(teaches);
  const isWhole = isAsked && fullText.keyword === keyword && fullText.slugs === slugs;
  const texts = isWhole ? joinHits(titles, [...named, ...fullText.hits], keyword, own) : [];
  const count = titles.length + texts.length;
  return { isAsked, keyword, titles, texts, count, said: hitsSentence(count, isWhole) };
}
