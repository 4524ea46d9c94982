import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong, paragraphsOf } from '../../../src/rules/text/paragraphs.ts';

test.each([
  { text: 'Un', paragraphs: ['Un'] },
  { text: 'Un\n\nDeux', paragraphs: ['Un', 'Deux'] },
  { text: ' Un\nligne \n \n Deux ', paragraphs: ['Un\nligne', 'Deux'] },
  { text: '', paragraphs: [''] },
])('« $text »: $paragraphs', ({ text, paragraphs }) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test('fifty at most, the last one with all that follows (N20)', () => {
  const words = Array.from({ length: 4_000 }, (_, rank) => `mot ${rank}`);
  const paragraphs = paragraphsOf(words.join('\n\n'));
  expect(paragraphs).toHaveLength(50);
  expect(paragraphs.join('\n\n')).toBe(words.join('\n\n'));
});

test('no word is lost, whatever the text', () => {
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
  const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom('\n\n', '\n', ' \n \n')));
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(wordsOf(paragraphsOf(text).join('\n\n'))).toEqual(wordsOf(text));
    }),
  );
});

test.each([
  { length: 0, long: false },
  { length: 4_000, long: false },
  { length: 4_001, long: true },
])('a text of $length characters is long: $long', ({ length, long }) => {
  expect(isLong('a'.repeat(length))).toBe(long);
});
