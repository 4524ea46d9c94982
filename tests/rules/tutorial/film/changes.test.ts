import { describe, expect, test } from 'vitest';
import {
  entryMark,
  goneNames,
  hasChanged,
  isCall,
  markOf,
  printedBy,
} from '../../../../src/rules/tutorial/film/changes.ts';
import type { FilmCall, FilmObject } from '../../../../src/rules/tutorial/film/film.ts';
import { filmOf, frameOf, held } from './films.ts';

const calls = (...all: [string, Record<string, string | number>][]): FilmCall[] =>
  all.map(([name, variables]) => [name, held(variables)]);

describe('a variable', () => {
  test.each([
    ['that was not there', {}, 'nouveau'],
    ['that had another value', { total: '300' }, 'changé'],
    ['that had the same one', { total: '450' }, ''],
  ])('%s', (_, before, mark) => {
    expect(markOf(frameOf(before), frameOf({ total: '450' }), 0, ['total', '450'])).toBe(mark);
  });

  test('of the first frame is new', () => {
    expect(markOf(undefined, frameOf({ n: '1' }), 0, ['n', '1'])).toBe('nouveau');
  });

  test('of a second call of the same function is new: the first one has returned', () => {
    const first = frameOf({}, { calls: calls(['', {}], ['f', { n: '1' }]), returned: '1' });
    const second = frameOf({}, { calls: calls(['', {}], ['f', { n: '1' }]) });
    expect(isCall(first, second)).toBe(true);
    expect(markOf(first, second, 1, ['n', '1'])).toBe('nouveau');
  });

  test('of the program is no news when a call that was put off sees it', () => {
    const late = frameOf({}, { calls: calls(['*', { n: '1' }], ['f', {}]), from: 'Timeout' });
    expect(markOf(frameOf({ n: '1' }), late, 0, ['n', '1'])).toBe('');
    expect(markOf(late, frameOf({ n: '1' }), 0, ['n', '1'])).toBe('');
    const later = { ...late, calls: calls(['*', { n: '2' }], ['f', {}]) };
    expect(markOf(late, later, 0, ['n', '2'])).toBe('changé');
  });
});

describe('a call', () => {
  const inside = frameOf({}, { calls: calls(['', {}], ['f', {}]) });

  test.each([
    ['the program alone', undefined, frameOf({}), false],
    ['one that was not open', frameOf({}), inside, true],
    ['one that is open still', inside, inside, false],
    ['one within it', inside, frameOf({}, { calls: calls(['', {}], ['f', {}], ['f', {}]) }), true],
    ['one that comes from a timer', inside, { ...inside, from: 'Timeout' }, true],
  ])('%s', (_, before, frame, expected) => {
    expect(isCall(before, frame)).toBe(expected);
  });
});

describe('an object', () => {
  const list = (...items: string[]): FilmObject => [
    3,
    'list',
    held(Object.fromEntries(items.entries())),
  ];
  const before = frameOf({}, { objects: [list('12')] });

  test('has changed when it holds something else, not when it is new', () => {
    expect(hasChanged(before, list('12', '7'))).toBe(true);
    expect(hasChanged(before, list('12'))).toBe(false);
    expect(hasChanged(before, [4, 'list', []])).toBe(false);
  });

  test('tells which of its entries did', () => {
    expect(entryMark(before, list('12', '7'), ['1', '7'])).toBe('nouveau');
    expect(entryMark(before, list('9'), ['0', '9'])).toBe('changé');
    expect(entryMark(before, list('12'), ['0', '12'])).toBe('');
    expect(entryMark(undefined, list('12'), ['0', '12'])).toBe('');
  });

  test('of a set, whose items have no name: an item is new', () => {
    const set = (...items: string[]): FilmObject => [3, 'set', items.map((one) => ['', one])];
    const had = frameOf({}, { objects: [set('1')] });
    expect(entryMark(had, set('1', '2'), ['', '2'])).toBe('nouveau');
    expect(entryMark(had, set('1', '2'), ['', '1'])).toBe('');
  });
});

test('the names that a block leaves behind it', () => {
  expect(goneNames(frameOf({ i: '1', n: '2' }), frameOf({ n: '2' }))).toEqual(['i']);
  expect(goneNames(undefined, frameOf({ n: '2' }))).toEqual([]);
  const inside = frameOf({}, { calls: calls(['', { n: '2' }], ['f', { x: '1' }]) });
  expect(goneNames({ ...inside, returned: '1' }, frameOf({ n: '2' }))).toEqual([]);
});

test('what a line prints is what the one before had not', () => {
  const film = filmOf([frameOf({}, { printed: 2 }), frameOf({}, { printed: 5 })], 'a\nbc\n');
  expect(printedBy(film, 0)).toBe('a\n');
  expect(printedBy(film, 1)).toBe('bc\n');
});
