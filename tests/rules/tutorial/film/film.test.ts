import { expect, test } from 'vitest';
import { filmName, filmPath } from '../../../../src/rules/tutorial/film/film.ts';

test('a film has the name of its step and its rank, in its folder and on the site', () => {
  expect(filmName('bases', 2)).toBe('bases-2');
  expect(filmPath('python', 'bases-2')).toBe('/films/python/bases-2.json');
});
