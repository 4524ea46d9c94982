import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { frenchDictionary } from '../../../../src/tools/checks/prose/dictionary.ts';
import {
  makeSpeller,
  readOwnWords,
  spelling,
} from '../../../../src/tools/checks/prose/spelling.ts';
import type { Passage } from '../../../../src/tools/checks/read/passage.ts';

const { knows } = frenchDictionary();
const PLANTED = {
  words: ['Awa', 'f-string', 'prop'],
  code: ['while', 'quantite'],
};

function unknown(text: string, kind: Passage['kind'] = 'paragraph'): string[] {
  const passage = { file: 'x.mdx', line: 3, text, kind };
  const faults = spelling([passage], makeSpeller(knows, PLANTED));
  return faults.map((fault) =>
    faultLine(fault)
      .replace(/ est inconnu.*/, '')
      .replace('le mot ', ''),
  );
}

test.each([
  ['Le langague de la caisse', ['x.mdx:3 : « langague »']],
  ['Il éxecute le programe', ['x.mdx:3 : « éxecute »', 'x.mdx:3 : « programe »']],
  ['Ecrire un mot', ['x.mdx:3 : « Ecrire »']],
  ['Une ligne\nune lignee', ['x.mdx:4 : « lignee »']],
  ["l'arbe qu'elle voi", ["x.mdx:3 : « l'arbe »", 'x.mdx:3 : « voi »']],
  ['Prens-le, a-til dit', ['x.mdx:3 : « Prens-le »', 'x.mdx:3 : « a-til »']],
  ['parce-que', ['x.mdx:3 : « parce-que »']],
  ['à 20h30', ['x.mdx:3 : « 20h30 »']],
  ['une quantite', ['x.mdx:3 : « quantite »']],
])('finds what is wrong in « %s »', (text, words) => {
  expect(unknown(text)).toEqual(words);
});

test.each([
  "Aujourd'hui, jusqu’ici, l'école d'Awa n'ouvre qu'à 9 h",
  'As-tu lu ? Est-ce vrai ? Où va-t-il ? Dis-le, montre-le-moi, va-t’en',
  "Celui-ci, quelqu'un, lorsqu'elle, puisqu'un, un rendez-vous, mi-chemin",
  'Une f-string ? Une prop. Prop',
  'Les 3 premiers, le 1er, la 2e, 3.15, F5, J+30',
  'Le fichier ventes.csv vient de python.org',
  'Sénégal, Thiès, FÉVRIER, Œuvre, cœur, ÉTÉ',
  'Fini.Il part: la grammaire le dit',
  'On lit thÃ© à la place de thé',
])('passes « %s »', (text) => {
  expect(unknown(text)).toEqual([]);
});

test('a plain text cites code', () => {
  expect(unknown('la boucle while lit quantite', 'plain')).toEqual([]);
  expect(unknown('while, int', 'attribute')).toEqual(['x.mdx:3 : « int »']);
});

test('remembers the words that it needed', () => {
  const speller = makeSpeller(knows, PLANTED);
  spelling([{ file: 'x', line: 1, text: "Prop d'Awa, f-strings", kind: 'field' }], speller);
  expect([...speller.needed]).toEqual(['prop', 'Awa']);
});

test('reads a list in two parts', () => {
  expect(readOwnWords('# Mots\nAwa\nThiès\n\n# Code du catalogue\nint\n')).toEqual({
    words: ['Awa', 'Thiès'],
    code: ['int'],
  });
});
