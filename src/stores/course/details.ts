import { atom } from 'nanostores';
import { fetchDetails } from '../../api/courses.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import type { Course, CourseDetails } from '../../rules/course/course.ts';
import { decodeSavedDetails, encodeDetails } from '../../wire/saved.ts';
import { type QueryState, withRetries } from '../query.ts';
import { readSaved, save } from './saved.ts';

/** The long texts of the course; a failure says nothing on the screen (D5). */
export const $details = atom<QueryState<CourseDetails>>({ status: 'loading', data: undefined });

/** The course whose texts were asked for last: a late answer for another one is dropped (N15). */
let detailedId: string | undefined;

/**
 * Takes the long texts from storage when they are those of this course, else fetches and stores them
 * (D5).
 */
export async function loadDetails({ id, name }: Pick<Course, 'id' | 'name'>): Promise<void> {
  if (id !== detailedId) $details.set({ status: 'loading', data: undefined });
  detailedId = id;
  const stored = decodeSavedDetails(readSaved(KEYS.courseFields), id);
  if (stored) return $details.set({ status: 'ready', data: stored });
  try {
    const { data } = await withRetries(() => fetchDetails(id, name));
    if (id !== detailedId) return;
    save(KEYS.courseFields, encodeDetails(id, data));
    $details.set({ status: 'ready', data });
  } catch (error) {
    console.warn('details', error);
    if (id === detailedId) $details.set({ status: 'failed', data: undefined });
  }
}
