import { expect, test } from 'vitest';
import { checkedSentence, reasonLines } from '../../../src/workshop/page/verdict-words.ts';

test.each([
  [0, 5, 'le titre', '0 vérification sur 5. Pas encore : le titre.'],
  [1, 5, undefined, '1 vérification sur 5.'],
  [3, 5, '`prix(0)` rend 0', '3 vérifications sur 5. Pas encore : prix(0) rend 0.'],
  [5, 5, undefined, '5 vérifications sur 5 : l’exercice est réussi.'],
])('%i of %i (U12)', (passed, total, failed, sentence) => {
  expect(checkedSentence(passed, total, failed)).toBe(sentence);
});

test.each([
  ["reçu : 'a ; b' ; attendu : 'c'", ["Reçu : 'a ; b'", "Attendu : 'c'"]],
  ['ce test a échoué', ['Ce test a échoué']],
  ['', []],
])('the reason %j, a line each (U12)', (text, lines) => {
  expect(reasonLines(text)).toEqual(lines);
});
