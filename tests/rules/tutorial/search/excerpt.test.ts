import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '../../../../src/rules/tutorial/search/excerpt.ts';

const LONG = Array.from({ length: 40 }, (_, n) => `mot${n}`).join(' ');

test.each([
  { what: 'a short text', text: 'Une boucle répète.', shown: 'Une boucle répète.' },
  { what: 'the sentence that says it', text: 'Avant. La boucle. Fin', shown: 'La boucle. Fin' },
  { what: 'a plural, a beginning', text: 'Deux boucles.', shown: 'Deux boucles.' },
  {
    what: 'ten words before, thirty at most, and what is cut',
    text: `${LONG} boucle ${LONG}.`,
    shown: `… ${LONG.split(' ').slice(30).join(' ')} boucle ${LONG.split(' ').slice(0, 19).join(' ')} …`,
  },
  { what: 'nothing of a text that does not say it', text: 'Rien.', shown: '' },
  { what: 'nothing of no text', text: '', shown: '' },
])('$what is shown (R6)', ({ text, shown }) => {
  expect(excerptOf(text, 'boucle')).toBe(shown);
});

test('whatever the text, an excerpt is a part of it, of thirty words at most', () => {
  const words = fc.array(fc.constantFrom('Une', 'boucle.', 'l’été', '…', 'x'), { maxLength: 90 });
  fc.assert(
    fc.property(words, (all) => {
      const part = excerptOf(all.join(' '), 'boucle').replace(/^… | …$/g, '');
      expect(all.join(' ')).toContain(part);
      expect(part.split(' ').length).toBeLessThanOrEqual(30);
      if (all.includes('boucle.')) expect(part).toContain('boucle.');
    }),
  );
});
