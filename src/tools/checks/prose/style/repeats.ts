import type { Passage } from '../../read/passage.ts';
import { sentencesOf, wordsOf } from '../../read/words.ts';
import type { Place } from './style.ts';

/** A sentence of this many words or more belongs to one tutorial (docs/content-standard.md, §4). */
const LEAST_WORDS = 8;

/** Where each sentence stands, by its words. */
export type Sentences = ReadonlyMap<string, readonly Place[]>;

/** The sentences of passages that are long enough to be somebody's own. */
export function longSentences(passages: readonly Passage[]): Sentences {
  const all = passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ file, line, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length >= LEAST_WORDS)
        .map((sentence) => ({ file, line, text: sentence })),
    );
  return Map.groupBy(all, ({ text }) => keyOf(text));
}

/** The sentences of `own` that stand in `others` too, in the order of `own`, and where they stand there. */
export function repeatsOf(own: Sentences, others: readonly Sentences[]): [Place, Place][] {
  return [...own].flatMap(([key, places]) => {
    const there = others.flatMap((one) => one.get(key) ?? []).at(-1);
    return there ? places.map((here): [Place, Place] => [here, there]) : [];
  });
}

/** Case, signs and the code that is cited do not make another sentence. */
function keyOf(text: string): string {
  return wordsOf(text.toLowerCase())
    .join(' ')
    .replace(/[^\p{L}\p{N}\uFFFC ]/gu, '');
}
