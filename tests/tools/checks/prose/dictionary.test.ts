import { globSync, readFileSync } from 'node:fs';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { frenchDictionary } from '../../../../src/tools/checks/prose/dictionary.ts';

const french = frenchDictionary();

test('knows the words that nspell knows, of the texts and of their misprints', () => {
  const other = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const texts = globSync('content/**/*.{mdx,yaml}').map((file) => readFileSync(file, 'utf8'));
  const words = texts.flatMap((text) => text.match(/[\p{L}-]{2,}/gu) ?? []);
  const misprints = [...new Set(words)].flatMap((word) => [
    word,
    word.slice(1),
    word.slice(0, -1),
    `${word}s`,
    `${word}e`,
    word.replace(/[aeiou]/, ''),
  ]);
  const tried = [...new Set(misprints)].filter((word) => word.length > 1);
  expect(tried.length).toBeGreaterThan(30_000);
  expect(tried.filter((word) => french.knows(word) !== other.correct(word))).toEqual([]);
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
