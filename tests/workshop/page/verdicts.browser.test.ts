import { expect, test } from 'vitest';
import { made } from '../../../src/workshop/page/made.ts';
import { checkedSentence, verdictList } from '../../../src/workshop/page/verdicts.ts';

test('each verdict stands beside its name, by word and class, until they are cleared (U12)', () => {
  const list = made('ul', {}, ...['un', 'deux', 'trois'].map((name) => made('li', {}, name)));
  const verdicts = verdictList(list);
  verdicts.show(0, true, 'rien');
  verdicts.show(1, false, "reçu : 'a ; b' ; attendu : <b>");
  verdicts.show(2, false, 'ce test a échoué');
  verdicts.show(9, true, '');
  expect([...list.children].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['un : c’est bon.', 'is-right'],
    ["deuxPas encore.Reçu : 'a ; b'Attendu : <b>", 'is-wrong'],
    ['troisPas encore.Ce test a échoué', 'is-wrong'],
  ]);
  expect(list.querySelectorAll('samp')).toHaveLength(3);
  verdicts.clear();
  expect(list.textContent).toBe('undeuxtrois');
  expect(list.querySelector('[class^=is-]')).toBeNull();
});

test.each([
  [0, 5, 'le titre', '0 vérification sur 5. Pas encore : le titre.'],
  [1, 5, undefined, '1 vérification sur 5.'],
  [3, 5, '`prix(0)` rend 0', '3 vérifications sur 5. Pas encore : prix(0) rend 0.'],
  [5, 5, undefined, '5 vérifications sur 5 : l’exercice est réussi.'],
])('%i of %i (U12)', (passed, total, failed, sentence) => {
  expect(checkedSentence(passed, total, failed)).toBe(sentence);
});
