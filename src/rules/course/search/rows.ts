import type { TutorialTitle } from '../../tutorial/resources.ts';
import type { Course } from '../course.ts';

/** How many matches are shown: with more, one types another letter (C4). */
const SHOWN_RESULTS = 12;
/** Tutorials keep this many of the rows when courses would take them all. */
const TUTORIAL_ROWS = 3;

/** One row of the list under the search of home. */
export type Row = { course: Course } | { tutorial: TutorialTitle };

/** Courses first, then tutorials: twelve rows at most, of which tutorials keep some (C4). */
export function rowsOf(
  courses: readonly Course[],
  tutorials: readonly TutorialTitle[],
): readonly Row[] {
  const kept = Math.min(tutorials.length, TUTORIAL_ROWS);
  const first = courses.slice(0, SHOWN_RESULTS - kept).map((course) => ({ course }));
  const rest = tutorials.slice(0, SHOWN_RESULTS - first.length);
  return [...first, ...rest.map((tutorial) => ({ tutorial }))];
}

/** « 7 formations, 2 tutoriels »; what there is none of is left out (C4). */
export function foundSentence(courses: number, tutorials: number): string {
  const parts = [
    courses > 0 && `${courses} ${courses === 1 ? 'formation' : 'formations'}`,
    tutorials > 0 && `${tutorials} ${tutorials === 1 ? 'tutoriel' : 'tutoriels'}`,
  ];
  return parts.filter(Boolean).join(', ');
}
