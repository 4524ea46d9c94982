import { atom } from 'nanostores';
import { searchFullText } from '../../browser/tutorial/full-text.ts';
import type { TutorialHit } from '../../rules/tutorial/tutorial-search.ts';

/** Full-text hits and the keyword they answer; they join the others when Pagefind has answered (R6). */
export const $fullText = atom<{ keyword: string; hits: readonly TutorialHit[] }>({
  keyword: '',
  hits: [],
});

let latestKeyword = '';

/** Asks Pagefind; drops an answer that comes after a newer question (N15). */
export async function askFullText(keyword: string): Promise<void> {
  latestKeyword = keyword;
  const hits = keyword.trim().length < 3 ? [] : await searchFullText(keyword);
  if (keyword === latestKeyword) $fullText.set({ keyword, hits });
}
