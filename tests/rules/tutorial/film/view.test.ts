import { expect, test } from 'vitest';
import { viewOf } from '../../../../src/rules/tutorial/film/view.ts';
import { filmOf, frameOf, held } from './films.ts';

const FIRST = frameOf({ lundi: 0 }, { objects: [[0, 'list', held({ 0: "'Rama'" })]] });
const SECOND = frameOf(
  {},
  {
    line: 4,
    printed: 2,
    calls: [
      ['', held({ lundi: 0, mardi: 0 })],
      ['ajouter', held({ nom: "'Waly'" })],
    ],
    objects: [[0, 'list', held({ 0: "'Rama'", 1: "'Waly'" })]],
  },
);
const FILM = filmOf([FIRST, SECOND], '2\n3\n');

test('a frame: its line, its place, its calls and objects with what changed, what is printed so far', () => {
  expect(viewOf(FILM, 1)).toEqual({
    line: 4,
    place: '2 / 2',
    said: expect.stringContaining('appelle ajouter'),
    calls: [
      {
        title: 'Programme',
        note: '',
        rows: [
          { name: 'lundi', value: '→ liste A', mark: '' },
          { name: 'mardi', value: '→ liste A', mark: 'nouveau' },
        ],
      },
      { title: 'ajouter', note: '', rows: [{ name: 'nom', value: "'Waly'", mark: 'nouveau' }] },
    ],
    objects: [
      {
        title: 'liste A',
        note: 'lundi et mardi y mènent.',
        rows: [
          { name: '0', value: "'Rama'", mark: '' },
          { name: '1', value: "'Waly'", mark: 'nouveau' },
        ],
      },
    ],
    output: '2\n',
  });
});

test('a program that has ended is shown by what a call put off still sees of it, if anything', () => {
  const late = (variables: Record<string, string>) =>
    filmOf([
      frameOf(
        {},
        {
          calls: [
            ['*', held(variables)],
            ['f', []],
          ],
        },
      ),
    ]);
  expect(viewOf(late({ n: '1' }), 0)?.calls.map(({ title }) => title)).toEqual([
    'Variables du programme',
    'f',
  ]);
  expect(viewOf(late({}), 0)?.calls.map(({ title }) => title)).toEqual(['f']);
});

test('there is none after the end', () => {
  expect(viewOf(FILM, 2)).toBeUndefined();
});
