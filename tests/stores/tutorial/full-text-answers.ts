import { afterEach, beforeEach, vi } from 'vitest';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import type { TutorialHit } from '../../../src/rules/tutorial/tutorial-search.ts';
import { askFullText } from '../../../src/stores/tutorial/full-text.ts';
import { $tutorialIndex } from '../../../src/stores/tutorial/tutorial-search.ts';
import { silence } from '../../browser/page.ts';

/** Pagefind's index exists only in a built site: a file that mocks it has no answer unless a test gives one. */
export function openSearches(): void {
  beforeEach(() => {
    silence();
    vi.mocked(searchFullText).mockReset().mockResolvedValue([]);
  });
  afterEach(async () => {
    await askFullText('', '');
    $tutorialIndex.set(undefined);
  });
}

/** The next answer comes when the test says so. */
export function late(): PromiseWithResolvers<TutorialHit[]> {
  const answer = Promise.withResolvers<TutorialHit[]>();
  vi.mocked(searchFullText).mockReturnValueOnce(answer.promise);
  return answer;
}

export function hit(title: string): TutorialHit {
  return { href: `/${title}`, title, place: 'Python' };
}
