import type { Course } from './course.ts';

/** What the address of a course page asks for; '' for each part that it leaves out (D1). */
export interface Wanted {
  id: string;
  name: string;
  category: string;
}

/** What a course page shows. */
export type CourseVerdict = 'loading' | 'found' | 'missing';

/**
 * The course that the address names, undefined when there is none. A course that has changed its name
 * or category since the link was made is found by its id (D1).
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

/** The course saved by an earlier page, unless the address asks for another one (D2). */
export function fallbackCourse(saved: Course | undefined, wanted: Wanted): Course | undefined {
  const asksForNone = wanted.id === '' && wanted.name === '';
  return saved && (asksForNone ? saved : chooseCourse([saved], wanted));
}

/** A page says that there is no course only once it has waited (D3, D4). */
export function verdict(hasCourse: boolean, hasWaited: boolean): CourseVerdict {
  if (hasCourse) return 'found';
  return hasWaited ? 'missing' : 'loading';
}
