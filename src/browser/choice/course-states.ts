import { type Area, type CourseStateKey, courseStateKey } from '../platform/storage.ts';

/** The saved states of courses that an area holds; none when it is blocked (D9, V13). */
export function courseStateKeys(area: Area): CourseStateKey[] {
  try {
    const isState = (key: string): key is CourseStateKey => key.startsWith(courseStateKey(''));
    return Object.keys(window[area]).filter(isState);
  } catch {
    return [];
  }
}
