import type { TutorialHit, TutorialIndex } from '../rules/tutorial/search/tutorial-search.ts';
import {
  decodeTexts,
  decodeTutorialIndex,
  TUTORIAL_INDEX_PATH,
  TUTORIAL_TEXTS,
} from '../wire/tutorial-search.ts';

/** The index of all tutorials, from our own site; undefined when it cannot be read. */
export async function fetchTutorialIndex(): Promise<TutorialIndex | undefined> {
  return read(TUTORIAL_INDEX_PATH, async (response) => decodeTutorialIndex(await response.json()));
}

/** The lines of the list of words that the index names; undefined when it cannot be read. */
export async function fetchWords({ words }: TutorialIndex): Promise<string[] | undefined> {
  if (!words) return [];
  return read(`${TUTORIAL_TEXTS}${words}.txt`, async (response) =>
    response.headers.get('content-type')?.startsWith('text/plain')
      ? (await response.text()).split('\n')
      : undefined,
  );
}

/** The texts of the step of a hit, by the ids of their headings; undefined when they cannot be read. */
export async function fetchTexts(
  { words }: TutorialIndex,
  { slug, step }: TutorialHit,
): Promise<Readonly<Record<string, string>> | undefined> {
  // The hash of the words: what a browser kept of an older build is not shown.
  const address = `${TUTORIAL_TEXTS}${slug}-${step}.json?${words}`;
  return read(address, async (response) => decodeTexts(await response.json()));
}

async function read<T>(
  address: string,
  decode: (response: Response) => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await decode(response) : undefined;
  } catch (error) {
    console.warn('lessons', error);
    return undefined;
  }
}
