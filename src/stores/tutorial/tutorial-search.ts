import { atom } from 'nanostores';
import { fetchTutorialIndex } from '../../api/tutorial-search.ts';
import { searchFullText } from '../../browser/tutorial/full-text.ts';
import type { TutorialHit, TutorialIndexEntry } from '../../rules/tutorial/tutorial-search.ts';

/** The index of all tutorials; undefined until the search is first used. */
export const $tutorialIndex = atom<readonly TutorialIndexEntry[] | undefined>(undefined);

/** Full-text hits for `$fullTextKeyword`; they join when Pagefind has answered. */
export const $fullText = atom<{ keyword: string; hits: readonly TutorialHit[] }>({
  keyword: '',
  hits: [],
});

let isLoading = false;

/** At the first focus of a search box; the index is fetched once. */
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

/** Asks Pagefind; an answer that comes after a newer question is dropped. */
export async function askFullText(keyword: string): Promise<void> {
  latestKeyword = keyword;
  const hits = keyword.trim().length < 3 ? [] : await searchFullText(keyword);
  if (keyword === latestKeyword) $fullText.set({ keyword, hits });
}

let latestKeyword = '';
