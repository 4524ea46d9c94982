import type { Passage } from '../../read/passage.ts';
import { sentencesOf, wordsOf } from '../../read/words.ts';
import type { Place } from './style.ts';

/** A sentence of this many words or more belongs to one tutorial (docs/content-standard.md, §4). */
const LEAST_WORDS = 8;

/** A sentence that two tutorials share: once in the first, once in the other. */
export interface Repeat {
  readonly here: Place;
  readonly there: Place;
}

/** The sentences of `own` that stand in `others` too, in the order of `own`. */
export function repeatsOf(own: readonly Place[], others: readonly Place[]): Repeat[] {
  const known = new Map(others.map((place) => [keyOf(place.text), place]));
  return own.flatMap((here) => {
    const there = known.get(keyOf(here.text));
    return there ? [{ here, there }] : [];
  });
}

/** The sentences of passages that are long enough to be somebody's own. */
export function longSentences(passages: readonly Passage[]): Place[] {
  return passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ file, line, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length >= LEAST_WORDS)
        .map((sentence) => ({ file, line, text: sentence })),
    );
}

/** Case, signs and the code that is cited do not make another sentence. */
function keyOf(text: string): string {
  return wordsOf(text.toLowerCase())
    .join(' ')
    .replace(/[^\p{L}\p{N}\uFFFC ]/gu, '');
}
