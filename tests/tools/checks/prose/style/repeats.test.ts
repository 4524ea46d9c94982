import { expect, test } from 'vitest';
import { longSentences, repeatsOf } from '../../../../../src/tools/checks/prose/style/repeats.ts';
import type { Passage } from '../../../../../src/tools/checks/read/passage.ts';

const sentences = (file: string, text: string) =>
  longSentences([{ file, line: 7, text, kind: 'paragraph' } satisfies Passage]);

const SENTENCE = 'Tape les exemples au lieu de les copier chaque fois.';

test.each([
  { own: SENTENCE, other: `D'abord ceci. ${SENTENCE}`, count: 1 },
  { own: SENTENCE, other: 'tape les exemples, au lieu de les copier, chaque fois !', count: 1 },
  { own: SENTENCE, other: 'Tape les exemples au lieu de les lire chaque fois.', count: 0 },
  {
    own: 'Tape les exemples au lieu de copier.',
    other: 'Tape les exemples au lieu de copier.',
    count: 0,
  },
])('« $own » and « $other »: $count', ({ own, other, count }) => {
  expect(repeatsOf(sentences('a', own), [sentences('b', other)])).toHaveLength(count);
});

test('both places are told', () => {
  expect(repeatsOf(sentences('a', SENTENCE), [sentences('b', SENTENCE)])).toEqual([
    [
      { file: 'a', line: 7, text: SENTENCE },
      { file: 'b', line: 7, text: SENTENCE },
    ],
  ]);
});
