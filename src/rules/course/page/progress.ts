import { has } from '../../older.ts';

/** What a learner has done of one course (D20). */
export interface CourseProgress {
  id: string;
  name: string;
  /** The ids of the sections that were seen. */
  seen: readonly string[];
  /** How many sections the course has. */
  total: number;
  /** In seconds: where each video that was begun was left (M7). */
  places: Readonly<Record<string, number>>;
}

/** What a card says of it. */
export interface SectionShare {
  seen: number;
  total: number;
}

/** Nobody follows more courses or sections, and the storage has its limits. */
const MAX_COURSES = 60;
const MAX_SECTIONS = 500;
const MAX_CHARS = 300;
/** A video that was left in its first or last seconds begins again. */
const EDGE_SECONDS = 5;

/** The courses of a stored record, the one opened last first; what cannot be read is left out (V13). */
export function coursesIn(record: unknown): readonly CourseProgress[] {
  if (!Array.isArray(record)) return [];
  return record.slice(0, MAX_COURSES).flatMap((item) => courseIn(item) ?? []);
}

/** The progress of one course; none of it when the record does not hold it. */
export function progressIn(
  record: unknown,
  { id, name }: Pick<CourseProgress, 'id' | 'name'>,
): CourseProgress {
  const found = coursesIn(record).find((one) => one.id === id);
  return { id, name, seen: [], total: 0, places: {}, ...found };
}

/** The record once a course has changed: it comes first. */
export function withCourse(record: unknown, course: CourseProgress): readonly CourseProgress[] {
  const others = coursesIn(record).filter(({ id }) => id !== course.id);
  return [course, ...others].slice(0, MAX_COURSES);
}

/**
 * Makes one record of two, course by course: what was seen in either was seen, the later place of a video
 * holds (V7).
 */
export function mergeCourses(older: unknown, newer: unknown): readonly CourseProgress[] {
  const before = coursesIn(older);
  const after = coursesIn(newer).map((course) => {
    const known = before.find(({ id }) => id === course.id);
    if (!known) return course;
    const seen = [...new Set([...known.seen, ...course.seen])].slice(0, MAX_SECTIONS);
    const total = course.total || known.total;
    return { ...course, seen, total, places: { ...known.places, ...course.places } };
  });
  const others = before.filter(({ id }) => !after.some((one) => one.id === id));
  return [...after, ...others].slice(0, MAX_COURSES);
}

/** The course once a section is marked as seen, or no longer is (D20). */
export function withSeen(course: CourseProgress, section: string, isSeen: boolean): CourseProgress {
  const others = course.seen.filter((id) => id !== section);
  return { ...course, seen: isSeen ? [...others, section].slice(-MAX_SECTIONS) : others };
}

/** The course once a video was left at `seconds`; near its ends there is nothing to come back to (M7). */
export function withPlace(
  course: CourseProgress,
  section: string,
  seconds: number,
  duration: number,
): CourseProgress {
  const { [section]: _, ...places } = course.places;
  const isInside = seconds > EDGE_SECONDS && seconds < duration - EDGE_SECONDS;
  return { ...course, places: isInside ? { ...places, [section]: Math.floor(seconds) } : places };
}

/** Where a video was left, in seconds; 0 when it was not (M7). */
export function placeIn({ places }: CourseProgress, section: string): number {
  return has(places, section) ? (places[section] ?? 0) : 0;
}

/** The course with these sections: what was seen of one that has left it does not count. */
export function within(course: CourseProgress, sections: readonly string[]): CourseProgress {
  const seen = course.seen.filter((id) => sections.includes(id));
  return { ...course, seen, total: sections.length };
}

/** How many of these sections were seen: a section that has left its course does not count. */
export function shareOf(course: CourseProgress, sections: readonly { id: string }[]): SectionShare {
  const seen = sections.filter(({ id }) => course.seen.includes(id)).length;
  return { seen, total: sections.length };
}

/**
 * The place, from 1, of the section to go on with: the first that was not seen. Undefined for who has begun none, and
 * once all were seen (D20).
 */
export function nextRank(
  { seen, places }: CourseProgress,
  sections: readonly { id: string }[],
): number | undefined {
  if (seen.length === 0 && Object.keys(places).length === 0) return undefined;
  const place = sections.findIndex(({ id }) => !seen.includes(id));
  return place < 0 ? undefined : place + 1;
}

/** « 2 sections vues sur 5 », « Toutes les sections sont vues »; '' before the first one. */
export function shareSentence({ seen, total }: SectionShare): string {
  if (seen === 0 || total === 0) return '';
  if (seen >= total) return 'Toutes les sections sont vues';
  return `${seen} ${seen === 1 ? 'section vue' : 'sections vues'} sur ${total}`;
}

function courseIn(item: unknown): CourseProgress | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, name, seen, total, places } = item as Record<string, unknown>;
  if (!isName(id) || !isName(name) || !Array.isArray(seen)) return undefined;
  const count = Number.isInteger(total) && (total as number) >= 0 ? (total as number) : 0;
  return {
    id,
    name,
    seen: [...new Set(seen.filter(isName))].slice(0, MAX_SECTIONS),
    total: Math.min(count, MAX_SECTIONS),
    places: placesIn(places),
  };
}

function placesIn(places: unknown): Record<string, number> {
  const entries = Object.entries(Object(places)).slice(0, MAX_SECTIONS);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => isPlace(entry[1])),
  );
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_CHARS;
}
