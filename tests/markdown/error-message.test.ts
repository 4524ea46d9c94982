import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishStart } from '../../src/markdown/error-message.ts';

test.each([
  ['', "TypeError: 'int' object is not callable"],
  ['', "KeyError: 'Thé'"],
  ['50\n', 'TypeError: unsupported operand'],
  ['Elle donne : 500\n', 'Traceback (most recent call last):\n  File "…", line 5'],
  ['', '  File "…bonjour.py", line 1\n    print("Bonjour'],
  ['', 'bonjour.js:2\nconsole.log("Prêt", Prix);'],
  ['', "exemple.ts(5,19): error TS2345: Argument of type 'string'"],
  ['', "Unclosed element '<strong>'"],
  ['ligne 2 : propriété inconnue « colr »', ''],
  ['Aucun message, mais un tour de trop', ''],
])('« %s » is ours, « %s » is English', (ours, english) => {
  expect(englishStart(`${ours}${english}`)).toBe(ours.length);
});

test('of any text, it is a place in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const start = englishStart(text);
      expect(start >= 0 && start <= text.length).toBe(true);
    }),
  );
});
