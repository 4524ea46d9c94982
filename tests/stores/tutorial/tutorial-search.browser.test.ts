import { describe, expect, test, vi } from 'vitest';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import { $fullText } from '../../../src/stores/tutorial/full-text.ts';
import {
  $tutorialIndex,
  askTutorials,
  prepareTutorialSearch,
} from '../../../src/stores/tutorial/tutorial-search.ts';
import { TUTORIAL_INDEX_PATH } from '../../../src/wire/tutorial-search.ts';
import { serve } from '../../browser/served-responses.ts';
import { hit, openSearches } from './full-text-answers.ts';

// Pagefind's index exists only in a built site; its answers are the test's.
vi.mock(import('../../../src/browser/tutorial/full-text.ts'), { spy: true });

const INDEX = [{ slug: 'python', name: 'Python', steps: [] }];
const GOOD = { body: JSON.stringify(INDEX) };

openSearches();

describe('the index', () => {
  test('is not fetched until the search is used', async () => {
    const count = await serve(TUTORIAL_INDEX_PATH, GOOD);
    expect($tutorialIndex.get()).toBeUndefined();
    expect(count.asked).toBe(0);
  });

  test('is fetched once, however often the box is touched', async () => {
    const count = await serve(TUTORIAL_INDEX_PATH, GOOD);
    await Promise.all([prepareTutorialSearch(), prepareTutorialSearch()]);
    await prepareTutorialSearch();
    expect($tutorialIndex.get()).toEqual(INDEX);
    expect(count.asked).toBe(1);
  });

  test('is asked again after a failure', async () => {
    const failing = await serve(TUTORIAL_INDEX_PATH, { status: 503 });
    await prepareTutorialSearch();
    expect($tutorialIndex.get()).toEqual([]);
    expect(failing.asked).toBe(1);
    await serve(TUTORIAL_INDEX_PATH, GOOD);
    await prepareTutorialSearch();
    expect($tutorialIndex.get()).toEqual(INDEX);
  });
});

test('a search box asks the index and the full text', async () => {
  vi.mocked(searchFullText).mockResolvedValue([hit('boucle')]);
  const count = await serve(TUTORIAL_INDEX_PATH, GOOD);
  askTutorials('boucle');
  await vi.waitFor(() => expect($tutorialIndex.get()).toEqual(INDEX));
  expect(count.asked).toBe(1);
  await vi.waitFor(() => expect($fullText.get().hits).toEqual([hit('boucle')]));
});
