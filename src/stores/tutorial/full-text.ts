import { atom } from 'nanostores';
import { searchFullText } from '../../browser/tutorial/full-text.ts';
import { questionWords } from '../../rules/search.ts';
import type { TutorialHit } from '../../rules/tutorial/tutorial-search.ts';

/** What is asked: a keyword, and the tutorials that may answer, a space between them; '' for all. */
interface Asked {
  keyword: string;
  slugs: string;
}

/** Full-text hits and the question they answer; they join the others when Pagefind has answered (R6). */
export const $fullText = atom<Asked & { hits: readonly TutorialHit[] }>({
  ...{ keyword: '', slugs: '' },
  hits: [],
});

const MIN_CHARS = 2;

let latest: Asked = { keyword: '', slugs: '' };

/** Asks Pagefind; drops an answer that comes after a newer question (N15). */
export async function askFullText(keyword: string, slugs = latest.slugs): Promise<void> {
  const asked = { keyword, slugs };
  latest = asked;
  const words = questionWords(keyword).join(' ');
  const hits = words.length < MIN_CHARS ? [] : await searchFullText(words, slugs);
  if (latest === asked) $fullText.set({ ...asked, hits });
}

/** Asks the same of these tutorials alone (R3). */
export function narrowFullText(slugs: string): void {
  if (slugs !== latest.slugs) void askFullText(latest.keyword, slugs);
}
