import type { TutorialIndexEntry } from '../rules/tutorial/tutorial-search.ts';
import { decodeTutorialIndex, TUTORIAL_INDEX_PATH } from '../wire/tutorial-search.ts';

/** The index of all tutorials, from our own site; an empty one when it cannot be read. */
export async function fetchTutorialIndex(): Promise<readonly TutorialIndexEntry[]> {
  try {
    const response = await fetch(TUTORIAL_INDEX_PATH);
    return (response.ok && decodeTutorialIndex(await response.json())) || [];
  } catch (error) {
    console.warn('lessons', error);
    return [];
  }
}
