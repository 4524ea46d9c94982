import { describe, expect, test } from 'vitest';
import type { FilmObject } from '../../../../src/rules/tutorial/film/film.ts';
import {
  contentText,
  listed,
  namesOf,
  objectName,
  objectTitle,
  sourcesOf,
  valueText,
} from '../../../../src/rules/tutorial/film/words.ts';
import { frameOf, held } from './films.ts';

const LIST: FilmObject = [0, 'list', held({ 0: '12', 1: '7' })];

test.each([
  [0, 'list', 'la liste A', 'liste A'],
  [1, 'dict', 'le dictionnaire B', 'dictionnaire B'],
  [2, 'set', 'l’ensemble C', 'ensemble C'],
  [3, 'Array', 'le tableau D', 'tableau D'],
  [4, 'Compte', 'l’objet Compte E', 'objet Compte E'],
  [5, 'fonction ajouter', 'la fonction ajouter F', 'fonction ajouter F'],
  [25, 'Promise', 'la promesse Z', 'promesse Z'],
  [26, 'Object', 'l’objet A2', 'objet A2'],
] as const)('object %i of the kind %s is « %s »', (id, kind, name, title) => {
  expect(objectName([id, kind, []])).toBe(name);
  expect(objectTitle([id, kind, []])).toBe(title);
});

describe('what a row and a sentence show', () => {
  const frame = frameOf({ a: 0, b: 0, c: '3' }, { objects: [LIST] });

  test('a value as it is, an object by its name', () => {
    expect(valueText('450', frame)).toBe('450');
    expect(valueText(0, frame)).toBe('→ liste A');
  });

  test('the variables that lead to an object, once each, in all the calls', () => {
    const calls = [...frame.calls, ['ajouter', held({ a: 0, cahier: 0 })] as const];
    expect(namesOf(LIST, { ...frame, calls })).toEqual(['a', 'b', 'cahier']);
  });

  test('the objects that hold it lead to it too', () => {
    const copy: FilmObject = [1, 'dict', held({ tirs: 0 })];
    expect(sourcesOf(LIST, { ...frame, objects: [LIST, copy] })).toEqual([
      'a',
      'b',
      'dictionnaire B',
    ]);
    expect(sourcesOf(copy, { ...frame, objects: [LIST, copy] })).toEqual([]);
  });

  test.each([
    ['items of a list, without their index', held({ 0: '12', 1: '7' }), '12, 7'],
    ['fields with their names', held({ nom: "'Awa'" }), "nom\u00A0: 'Awa'"],
    ['items of a set, which have no name', [['', '3'] as const], '3'],
    ['an object by its name', held({ 0: 0 }), 'la liste A'],
    [
      'six at most',
      held({ a: '1', b: '2', c: '3', d: '4', e: '5', f: '6', g: '7' }),
      'a : 1, b : 2, c : 3, d : 4, e : 5, f : 6, …'.replaceAll(' :', '\u00A0:'),
    ],
  ])('what an object holds: %s', (_, entries, text) => {
    expect(contentText([9, 'list', entries], frame)).toBe(text);
  });
});

test.each([
  [['a'], 'a'],
  [['a', 'b'], 'a et b'],
  [['a', 'b', 'c'], 'a, b et c'],
])('%j reads « %s »', (names, text) => {
  expect(listed(names)).toBe(text);
});
