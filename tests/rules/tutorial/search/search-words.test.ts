import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begins,
  questionWords,
  singular,
  textsSaying,
  wordsOf,
  writeWords,
} from '../../../../src/rules/tutorial/search/search-words.ts';

test.each([
  { keyword: 'Comment centrer une div ?', words: ['centrer', 'div'] },
  { keyword: "lire l'erreur", words: ['lire', 'erreur'] },
  { keyword: 'c++', words: ['c++'] },
  { keyword: 'for...of', words: ['for', 'of'] },
  { keyword: 'comment faire', words: ['comment', 'faire'] },
  { keyword: 'Lire un fichier en C', words: ['lire', 'fichier', 'c'] },
  { keyword: 'pointeur c ?', words: ['pointeur', 'c'] },
  { keyword: "c'est quoi, une boucle", words: ['boucle'] },
  { keyword: 'en C', words: ['en'] },
  { keyword: 'a', words: [] },
  { keyword: ' ?! ', words: [] },
])('« $keyword » asks for $words', ({ keyword, words }) => {
  expect(questionWords(keyword)).toEqual(words);
});

describe('the list of the words of texts (R6)', () => {
  const TEXTS = ['', 'Une boucle ; la Boucle, des boucles.', 'Le œuvre de __proto__', 'boucler'];

  test('a line a word, in the singular, without those that say nothing', () => {
    expect(writeWords(TEXTS).split('\n')).toEqual([
      '__proto__ 2',
      'boucle 1!',
      'boucler 3',
      'oeuvre 2',
    ]);
  });

  test.each([
    { word: 'boucles', found: [[1, 2]] },
    {
      word: 'bouc',
      found: [
        [1, 0],
        [3, 0],
      ],
    },
    { word: 'bo', found: [] },
    { word: 'oeuvres', found: [[2, 1]] },
    { word: 'zzz', found: [] },
  ])('$word is said by $found', ({ word, found }) => {
    expect([...textsSaying(writeWords(TEXTS).split('\n'), word)]).toEqual(found);
  });

  test('whatever the texts, each word leads to all that say it, and to no other', () => {
    const text = fc
      .array(fc.constantFrom('boucle', 'Listes', 'c++', 'for', 'été', 'iframe'), { maxLength: 9 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(text),
        fc.constantFrom('boucles', 'list', 'c++', 'fo', 'ete'),
        (all, word) => {
          const lines = writeWords(all).split('\n');
          const saying = all.flatMap((one, number) =>
            wordsOf(one).some((other) => begins(singular(other), word)) ? [number] : [],
          );
          expect([...textsSaying(lines, word).keys()].toSorted((a, b) => a - b)).toEqual(saying);
        },
      ),
    );
  });

  test('whatever came in its place, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (body, word) => {
        expect(textsSaying(body.split('\n'), word)).toBeInstanceOf(Map);
      }),
    );
  });
});
