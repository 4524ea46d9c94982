import { atom } from 'nanostores';
import { searchFullText } from '../../browser/tutorial/full-text.ts';
import { questionWords, type TutorialHit } from '../../rules/tutorial/tutorial-search.ts';

/** Full-text hits and the keyword they answer; they join the others when Pagefind has answered (R6). */
export const $fullText = atom<{ keyword: string; hits: readonly TutorialHit[] }>({
  keyword: '',
  hits: [],
});

const MIN_CHARS = 2;

let latestKeyword = '';

/** Asks Pagefind; drops an answer that comes after a newer question (N15). */
export async function askFullText(keyword: string): Promise<void> {
  latestKeyword = keyword;
  const words = questionWords(keyword).join(' ');
  const hits = words.length < MIN_CHARS ? [] : await searchFullText(words);
  if (keyword === latestKeyword) $fullText.set({ keyword, hits });
}
