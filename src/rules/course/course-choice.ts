import type { Course } from './course.ts';

/** What the address of a course page asks for; '' where it says nothing. */
export interface Wanted {
  id: string;
  name: string;
  category: string;
}

/** What a course page shows. */
export type Verdict = 'loading' | 'found' | 'missing';

/**
 * « The selected course is matched by nom, id and category against the URL » (section 4). A course that
 * has changed its name or category since the link was made is still found by its id.
 */
export function chooseCourse(courses: readonly Course[], wanted: Wanted): Course | undefined {
  if (wanted.id === '' && wanted.name === '') return undefined;
  const matches = (asked: string, value: string) => asked === '' || asked === value;
  const exact = courses.find(
    ({ id, name, category }) =>
      matches(wanted.id, id) && matches(wanted.name, name) && matches(wanted.category, category),
  );
  return exact ?? courses.find(({ id }) => id === wanted.id);
}

/**
 * « if no match and none chosen, it falls back to the course saved in storage » (section 4): when the
 * address asks for no other one.
 */
export function fallbackCourse(saved: Course | undefined, wanted: Wanted): Course | undefined {
  const asksForNone = wanted.id === '' && wanted.name === '';
  return saved && (asksForNone ? saved : chooseCourse([saved], wanted));
}

/** « The page waits about 1 second before deciding the list is empty » (section 2). */
export function verdict(hasCourse: boolean, hasWaited: boolean): Verdict {
  if (hasCourse) return 'found';
  return hasWaited ? 'missing' : 'loading';
}
