import { expect, test } from 'vitest';
import { made } from '../../../../src/browser/tutorial/film/made.ts';

test('an element of a class, with what it holds; without a class it has no such attribute', () => {
  expect(made('p', 'film-said', 'Ligne ', made('b', '', '3')).outerHTML).toBe(
    '<p class="film-said">Ligne <b>3</b></p>',
  );
});
