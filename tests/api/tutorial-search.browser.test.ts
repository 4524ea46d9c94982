import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTutorialIndex } from '../../src/api/tutorial-search.ts';
import { TUTORIAL_INDEX_PATH } from '../../src/wire/tutorial-search.ts';
import { serve } from '../browser/served-responses.ts';

const INDEX = [
  {
    slug: 'python',
    name: 'Python',
    steps: [{ key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter']] }],
  },
];
const good = JSON.stringify(INDEX);

let logged: unknown[][];

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockReturnValue().mock.calls;
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the index of our own site, asked once', async () => {
  const count = await serve(TUTORIAL_INDEX_PATH, { body: good });
  expect(await fetchTutorialIndex()).toEqual(INDEX);
  expect(count.asked).toBe(1);
  expect(logged).toEqual([]);
});

test.each([
  { fault: 's404', status: 404, body: good, isLogged: false },
  { fault: 's500', status: 500, body: good, isLogged: false },
  { fault: 'nullroot', body: 'null', isLogged: false },
  { fault: 'wrongroot', body: '{"0":{}}', isLogged: false },
  { fault: 'wrongtypes', body: '[{"slug":3}]', isLogged: false },
  { fault: 'html200', body: '<!doctype html>', isLogged: true },
  { fault: 'badjson', body: good.slice(0, 9), isLogged: true },
  { fault: 'empty', body: '', isLogged: true },
])('$fault: an empty index, and no error', async ({ isLogged, ...answer }) => {
  await serve(TUTORIAL_INDEX_PATH, answer);
  expect(await fetchTutorialIndex()).toEqual([]);
  expect(logged).toHaveLength(isLogged ? 1 : 0);
});

test('offline: an empty index, in the console only', async () => {
  await serve(TUTORIAL_INDEX_PATH);
  expect(await fetchTutorialIndex()).toEqual([]);
  expect(logged).toEqual([['lessons', expect.any(TypeError)]]);
});
