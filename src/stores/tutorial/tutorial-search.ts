import { atom } from 'nanostores';
import { fetchTutorialIndex } from '../../api/tutorial-search.ts';
import type { TutorialIndexEntry } from '../../rules/tutorial/tutorial-search.ts';
import { askFullText } from './full-text.ts';

/** The index of all tutorials; undefined until the search is first used (R6). */
export const $tutorialIndex = atom<readonly TutorialIndexEntry[] | undefined>(undefined);

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
