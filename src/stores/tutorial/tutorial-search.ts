import { atom } from 'nanostores';
import { fetchTutorialIndex } from '../../api/tutorial-search.ts';
import { searchFullText } from '../../browser/tutorial/full-text.ts';
import type { TutorialHit, TutorialIndexEntry } from '../../rules/tutorial/tutorial-search.ts';

/** The index of all tutorials; undefined until the search is first used (R6). */
export const $tutorialIndex = atom<readonly TutorialIndexEntry[] | undefined>(undefined);

/** Full-text hits and the keyword they answer; they join the others when Pagefind has answered (R6). */
export const $fullText = atom<{ keyword: string; hits: readonly TutorialHit[] }>({
  keyword: '',
  hits: [],
});

let isLoading = false;

/** Fetches the index once, at the first focus of a search box (R6). */
export async function prepareTutorialSearch(): Promise<void> {
  if (isLoading || ($tutorialIndex.get()?.length ?? 0) > 0) return;
  isLoading = true;
  $tutorialIndex.set(await fetchTutorialIndex());
  isLoading = false;
}

/** What a search box holds now: titles are searched in the index, texts by Pagefind. */
export function askTutorials(keyword: string): void {
  void prepareTutorialSearch();
  void askFullText(keyword);
}

/** Asks Pagefind; drops an answer that comes after a newer question (N15). */
export async function askFullText(keyword: string): Promise<void> {
  latestKeyword = keyword;
  const hits = keyword.trim().length < 3 ? [] : await searchFullText(keyword);
  if (keyword === latestKeyword) $fullText.set({ keyword, hits });
}

let latestKeyword = '';
