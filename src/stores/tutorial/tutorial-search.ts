import { atom } from 'nanostores';
import { fetchTexts, fetchTutorialIndex, fetchWords } from '../../api/tutorial-search.ts';
import { excerptOf } from '../../rules/tutorial/search/excerpt.ts';
import {
  type FoundPlaces,
  searchTutorials,
  type TutorialHit,
  type TutorialIndex,
} from '../../rules/tutorial/search/tutorial-search.ts';

/** What the tutorials answer to a keyword. */
export interface TutorialAnswer extends FoundPlaces {
  keyword: string;
  /** The texts have answered too. */
  isWhole: boolean;
}

const MIN_CHARS = 2;
const NO_INDEX: TutorialIndex = { words: '', tutorials: [] };

/** The index of all tutorials; undefined until the search is first used (R6). */
export const $tutorialIndex = atom<TutorialIndex | undefined>(undefined);
/** The answer to the last keyword; undefined while it is too short, or nothing is known (R6). */
export const $tutorialAnswer = atom<TutorialAnswer | undefined>(undefined);

let loading: Promise<TutorialIndex | undefined> | undefined;
let words: { name: string; lines: readonly string[] } | undefined;
const steps = new Map<string, ReturnType<typeof fetchTexts>>();
let latest = '';

/** Fetches the index once, at the first focus of a search box (R6). */
export async function prepareTutorialSearch(): Promise<TutorialIndex> {
  const held = $tutorialIndex.get();
  if (held) return held;
  loading ??= fetchTutorialIndex();
  const index = await loading;
  loading = undefined;
  if (index) $tutorialIndex.set(index);
  return index ?? NO_INDEX;
}

/**
 * Answers a keyword by titles at once, then by texts when their words have come; those of the tutorial `own`,
 * which is being read, first. An answer that comes after a newer question is dropped (R6, N15).
 */
export async function askTutorials(keyword: string, own = ''): Promise<void> {
  latest = keyword;
  if (keyword.trim().length < MIN_CHARS) return $tutorialAnswer.set(undefined);
  const index = await prepareTutorialSearch();
  if (keyword !== latest) return;
  const { titles } = searchTutorials(index, keyword, own);
  $tutorialAnswer.set({ keyword, titles, texts: [], isWhole: false });
  const lines = await linesOf(index);
  if (keyword !== latest) return;
  const { texts } = searchTutorials(index, keyword, own, lines);
  const shown = await Promise.all(texts.map((hit) => withExcerpt(index, hit, keyword)));
  if (keyword === latest) $tutorialAnswer.set({ keyword, titles, texts: shown, isWhole: true });
}

/** How many places answer what a box holds; undefined while there may be some (R3). */
export function placesFound(keyword: string, answer: TutorialAnswer | undefined) {
  if (keyword.trim().length < MIN_CHARS) return 0;
  const count = answer ? answer.titles.length + answer.texts.length : 0;
  return count > 0 || answer?.isWhole ? count : undefined;
}

async function linesOf(index: TutorialIndex): Promise<readonly string[]> {
  if (words?.name === index.words) return words.lines;
  const lines = await fetchWords(index);
  if (lines) words = { name: index.words, lines };
  return lines ?? [];
}

/** Several hits of one step share its texts; those that could not be read are asked again. */
async function withExcerpt(
  index: TutorialIndex,
  hit: TutorialHit,
  keyword: string,
): Promise<TutorialHit> {
  if (!index.words) return hit;
  const name = `${hit.slug} ${hit.step} ${index.words}`;
  const asked = steps.get(name) ?? fetchTexts(index, hit);
  steps.set(name, asked);
  const texts = await asked;
  if (!texts) steps.delete(name);
  const excerpt = excerptOf(texts?.[hit.heading] ?? '', keyword);
  return excerpt ? { ...hit, excerpt } : hit;
}
