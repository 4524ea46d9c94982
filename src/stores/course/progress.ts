import { atom } from 'nanostores';
import { recall, remember } from '../../browser/choice/records.ts';
import { type CourseResume, showCourseResume } from '../../browser/course/resume-card.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import {
  type CourseProgress,
  coursesIn,
  placeIn,
  progressIn,
  shareSentence,
  withCourse,
  within,
  withPlace,
  withSeen,
} from '../../rules/course/page/progress.ts';
import { playerHref } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';

/** The course that is played, and the ids of its sections. */
export interface Played {
  id: string;
  name: string;
  sections: readonly string[];
}

/** The record of what was seen; undefined until it is read (D20). */
export const $progress = atom<unknown>(undefined);

/** Called when a course's page wakes up, and by what home loads for those who follow a course. */
export function readProgress(): void {
  $progress.set(recall(KEYS.courseProgress));
}

/** Marks a section as seen, or takes the mark away (D20). */
export function markSeen(course: Played, section: string, isSeen: boolean): void {
  keep(course, (one) => withSeen(one, section, isSeen));
}

/** A course that was bought is followed from its first opening (H15). */
export function followCourse(course: Played): void {
  keep(course, (one) => one);
}

/** Keeps where a video was left, in seconds (M7). */
export function leaveVideo(
  course: Played,
  section: string,
  { seconds, duration }: { seconds: number; duration: number },
): void {
  keep(course, (one) => withPlace(one, section, seconds, duration));
}

/** Where a video was left, in seconds; 0 when it was not. */
export function placeOf(course: Played, section: string): number {
  return placeIn(progressIn($progress.get(), course), section);
}

/** What was seen of each course that was begun, in words, by the course's id (D21). */
export function begunCourses(): ReadonlyMap<string, string> {
  readProgress();
  return new Map(
    coursesIn($progress.get()).map(({ id, seen, total }) => [
      id,
      shareSentence({ seen: seen.length, total }),
    ]),
  );
}

/** On home: the course that was followed last, unless all of it was seen (H15). */
export function offerCourse(): void {
  readProgress();
  const course = coursesIn($progress.get()).find(({ seen, total }) => seen.length < total);
  showCourseResume(course && resumeOf(course));
}

function resumeOf({ id, name, seen, total }: CourseProgress): CourseResume {
  const text = shareSentence({ seen: seen.length, total }) || 'Vous venez de commencer';
  return { name: french(name), href: playerHref({ id, name }), text };
}

/** A record that the storage refused still holds on this page (V13). */
function keep(
  { id, name, sections }: Played,
  change: (one: CourseProgress) => CourseProgress,
): void {
  readProgress();
  const record = $progress.get();
  const course = within(change({ ...progressIn(record, { id, name }), name }), sections);
  const next = withCourse(record, course);
  remember(KEYS.courseProgress, next);
  $progress.set(next);
}
