import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTexts, fetchTutorialIndex, fetchWords } from '../../src/api/tutorial-search.ts';
import type { TutorialHit } from '../../src/rules/tutorial/search/tutorial-search.ts';
import { TUTORIAL_INDEX_PATH } from '../../src/wire/tutorial-search.ts';
import { serve } from '../browser/served-responses.ts';

const INDEX = {
  words: 'mots-1a2b3c4d',
  tutorials: [
    {
      slug: 'python',
      name: 'Python',
      steps: [{ key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter']] }],
    },
  ],
};
const WORDS = { words: INDEX.words, tutorials: [] };
const HIT: TutorialHit = {
  slug: 'python',
  step: 'bases',
  heading: 'bases-for',
  href: '/',
  title: 'Répéter',
  place: 'Python › Bases',
};
const good = JSON.stringify(INDEX);

let logged: unknown[][];

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockReturnValue().mock.calls;
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the index, its words and the texts of a step, from our own site', async () => {
  const count = await serve(TUTORIAL_INDEX_PATH, { body: good });
  expect(await fetchTutorialIndex()).toEqual(INDEX);
  expect(count.asked).toBe(1);
  await serve('/recherche/mots-1a2b3c4d.txt', { type: 'text/plain', body: 'boucle 1\nfor 2 3!' });
  expect(await fetchWords(WORDS)).toEqual(['boucle 1', 'for 2 3!']);
  await serve('/recherche/python-bases.json', { body: '{"bases-for":"Une boucle."}' });
  expect(await fetchTexts(WORDS, HIT)).toEqual({ 'bases-for': 'Une boucle.' });
  expect(logged).toEqual([]);
});

test('an index without words asks for none', async () => {
  expect(await fetchWords({ words: '', tutorials: [] })).toEqual([]);
});

test.each([
  { fault: 's404', status: 404, body: good, isLogged: false },
  { fault: 's500', status: 500, body: good, isLogged: false },
  { fault: 'nullroot', body: 'null', isLogged: false },
  { fault: 'wrongtypes', body: '{"words":"a","tutorials":[{"slug":3}]}', isLogged: false },
  { fault: 'html200', body: '<!doctype html>', isLogged: true },
  { fault: 'badjson', body: good.slice(0, 9), isLogged: true },
  { fault: 'empty', body: '', isLogged: true },
])('$fault: undefined, and no error', async ({ isLogged, ...answer }) => {
  await serve(TUTORIAL_INDEX_PATH, answer);
  expect(await fetchTutorialIndex()).toBeUndefined();
  expect(logged).toHaveLength(isLogged ? 1 : 0);
});

test('a page in place of the words is no list of words', async () => {
  await serve('/recherche/mots-1a2b3c4d.txt', { type: 'text/html', body: 'Bonjour' });
  expect(await fetchWords(WORDS)).toBeUndefined();
});

test('offline: undefined, in the console only', async () => {
  await serve(TUTORIAL_INDEX_PATH);
  expect(await fetchTutorialIndex()).toBeUndefined();
  expect(logged).toEqual([['lessons', expect.any(TypeError)]]);
});
