import { expect, test } from 'vitest';
import { CODE, sentencesOf, wordsOf } from '../../../../src/tools/checks/read/words.ts';

test.each([
  ['Awa compte.', 2],
  ["L'eau : 3 litres", 3],
  [`Que vaut ${CODE} ?`, 3],
  ['« Oui »', 1],
  ['', 0],
])('« %s » has %i words', (text, count) => {
  expect(wordsOf(text)).toHaveLength(count);
});

test.each([
  ['Un. Deux. Trois.', ['Un.', 'Deux.', 'Trois.']],
  ['Combien ? Rien !', ['Combien ?', 'Rien !']],
  [`Il crée le nom. ${CODE} le lit.`, ['Il crée le nom.', `${CODE} le lit.`]],
  ['Elle dit « Pas encore. » Puis elle rit.', ['Elle dit « Pas encore. »', 'Puis elle rit.']],
  ['« Et après ? » demande Awa.', ['« Et après ? » demande Awa.']],
  ['Voir J. B. Diop. Puis rien.', ['Voir J. B. Diop.', 'Puis rien.']],
  ['Il coûte 3,5 kg… Et 2 de plus', ['Il coûte 3,5 kg…', 'Et 2 de plus']],
  ['Python 3.11 suffit', ['Python 3.11 suffit']],
  ['', []],
])('« %s »', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
