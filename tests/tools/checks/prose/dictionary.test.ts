import { expect, test } from 'vitest';
import { frenchDictionary } from '../../../../src/tools/checks/prose/dictionary.ts';

const french = frenchDictionary();

/** A form of each kind: a stem, a suffix under its condition, a prefix, both, a case of its own. */
test.each([
  ['lignes mangions mangeons finissions reprogrammer aimasse chevaux œuvre', true],
  ['mangons chevals lignee finit-il parl thes micro-ligne', false],
  ['kilomètres millimètres hectopascals km', true],
  ['kilomètress millimètrex microkilo', false],
  ['Sénégal Dakar Œuvre SONT AOÛT Ligne', true],
  ['sénégal dakar BQ bq', false],
])('knows of « %s »: %s', (words, isKnown) => {
  const wrong = words.split(' ').filter((word) => french.knows(word) !== isKnown);
  expect(wrong).toEqual([]);
});

test.each([
  ['ligne', true, true],
  ['lignes', false, true],
  ['fichier', true, false],
  ['grand', true, false],
  ['choix', false, false],
  ['très', false, false],
  ['tout', false, false],
  ['prendre', false, true],
  ['langague', false, false],
])('« %s »: singular %s, a verb %s', (word, isSingular, isVerb) => {
  expect([french.isSingular(word), french.isVerb(word)]).toEqual([isSingular, isVerb]);
});
