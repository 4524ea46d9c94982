import { expect, test } from 'vitest';
import { fetchFilm } from '../../src/api/film.ts';
import { serve } from '../browser/served-responses.ts';

const PATH = '/films/python/bases-1.json';
const FILM = { output: '', frames: [{ line: 1, printed: 0, calls: [['', []]], objects: [] }] };

test('a film of our own site', async () => {
  await serve(PATH, { body: JSON.stringify(FILM) });
  expect(await fetchFilm(PATH)).toEqual(FILM);
});

test.each([
  ['an answer of another status', { status: 404, body: JSON.stringify(FILM) }],
  ['a page in its place', { body: '<!doctype html>' }],
  ['something else', { body: '{}' }],
])('%s is none', async (_, answer) => {
  await serve(PATH, answer);
  await expect(fetchFilm(PATH)).rejects.toThrow();
});

test('no network is none', async () => {
  await serve(PATH);
  await expect(fetchFilm(PATH)).rejects.toThrow(TypeError);
});
