import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $tutorialAnswer,
  $tutorialIndex,
  askTutorials,
  placesFound,
  prepareTutorialSearch,
} from '../../../src/stores/tutorial/tutorial-search.ts';
import { TUTORIAL_INDEX_PATH } from '../../../src/wire/tutorial-search.ts';
import { serve } from '../../browser/served-responses.ts';

/** What was read stays for the page: each test has words of its own. */
let words = 'mots-0';
let count = 0;
const step = { key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter avec for']] };
const good = () => ({
  body: JSON.stringify({ words, tutorials: [{ slug: 'python', name: 'Python', steps: [step] }] }),
});
const serveWords = () =>
  serve(`/recherche/${words}.txt`, { type: 'text/plain', body: 'boucle 1\npile 0 1' });
const serveTexts = () =>
  serve('/recherche/python-bases.json', { body: '{"bases-for":"Une boucle. Une pile."}' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  words = `mots-${++count}`;
});

afterEach(async () => {
  await askTutorials('');
  $tutorialIndex.set(undefined);
});

describe('the index', () => {
  test('is not fetched until the search is used, then once', async () => {
    const index = await serve(TUTORIAL_INDEX_PATH, good());
    expect(index.asked).toBe(0);
    await Promise.all([prepareTutorialSearch(), prepareTutorialSearch()]);
    await prepareTutorialSearch();
    expect($tutorialIndex.get()).toEqual(JSON.parse(good().body));
    expect(index.asked).toBe(1);
  });

  test('is asked again after a failure, which finds nothing', async () => {
    await serve(TUTORIAL_INDEX_PATH, { status: 503 });
    await askTutorials('boucle');
    expect($tutorialAnswer.get()).toMatchObject({ isWhole: true, titles: [], texts: [] });
    await serve(TUTORIAL_INDEX_PATH, good());
    await serveWords();
    await serveTexts();
    await askTutorials('boucle');
    expect($tutorialAnswer.get()?.texts).toHaveLength(1);
  });
});

describe('an answer', () => {
  beforeEach(() => serve(TUTORIAL_INDEX_PATH, good()).then(() => {}));

  test('has the titles at once, then the texts with what they say', async () => {
    await serveWords();
    await serveTexts();
    const seen: unknown[] = [];
    const stop = $tutorialAnswer.listen((answer) => seen.push(answer));
    await askTutorials('pile');
    await askTutorials('for');
    stop();
    expect(seen).toMatchObject([
      { keyword: 'pile', isWhole: false, titles: [], texts: [] },
      { isWhole: true, texts: [{ heading: 'bases-for', excerpt: 'Une pile.' }, { heading: '' }] },
      { keyword: 'for', isWhole: false, titles: [{ heading: 'bases-for' }] },
      { isWhole: true, titles: [{ heading: 'bases-for' }], texts: [] },
    ]);
  });

  test('asks for the words once, and once for the texts of a step', async () => {
    const asked = [await serveWords(), await serveTexts()];
    await askTutorials('pile');
    await askTutorials('boucle');
    expect(asked.map((one) => one.asked)).toEqual([1, 1]);
  });

  test('is whole without words that did not come; they are asked again', async () => {
    const failing = await serve(`/recherche/${words}.txt`, { status: 503 });
    await askTutorials('boucle');
    expect($tutorialAnswer.get()).toMatchObject({ isWhole: true, texts: [] });
    expect(failing.asked).toBe(1);
    await serveWords();
    await serve('/recherche/python-bases.json', { status: 503 });
    await askTutorials('boucle');
    expect($tutorialAnswer.get()?.texts[0]).not.toHaveProperty('excerpt');
    await serveTexts();
    await askTutorials('boucle');
    expect($tutorialAnswer.get()?.texts[0]?.excerpt).toBe('Une boucle. Une pile.');
  });

  test('that comes after a newer question, or an emptied box, is dropped (N15)', async () => {
    await serveWords();
    await serveTexts();
    const older = askTutorials('boucle');
    await askTutorials('pile');
    await older;
    expect($tutorialAnswer.get()?.keyword).toBe('pile');
    const last = askTutorials('boucle');
    await askTutorials('');
    await last;
    expect($tutorialAnswer.get()).toBeUndefined();
  });

  test.each(['', '  ', 'b'])('« %s » is too short for one', async (keyword) => {
    await askTutorials(keyword);
    expect($tutorialAnswer.get()).toBeUndefined();
  });
});

test('how many places there are is known once there is one, or all has answered (R3)', () => {
  const hit = { slug: 'a', step: 'bases' as const, heading: '', href: '/', title: '', place: '' };
  const answer = { keyword: 'abc', titles: [], texts: [], isWhole: false };
  expect(placesFound('a', undefined)).toBe(0);
  expect(placesFound('abc', undefined)).toBeUndefined();
  expect(placesFound('abc', answer)).toBeUndefined();
  expect(placesFound('abc', { ...answer, isWhole: true })).toBe(0);
  expect(placesFound('abc', { ...answer, titles: [hit] })).toBe(1);
});
