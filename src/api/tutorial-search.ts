import type { LessonIndexEntry } from '../rules/tutorial/tutorial-search.ts';
import { decodeLessons, LESSON_INDEX_PATH } from '../wire/tutorial-search.ts';

/** The index of all tutorials, from our own site; an empty one when it cannot be read. */
export async function fetchLessons(): Promise<readonly LessonIndexEntry[]> {
  try {
    const response = await fetch(LESSON_INDEX_PATH);
    return (response.ok && decodeLessons(await response.json())) || [];
  } catch (error) {
    console.warn('lessons', error);
    return [];
  }
}
