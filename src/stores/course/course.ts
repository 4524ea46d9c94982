import { atom } from 'nanostores';
import { fetchSubscriptions } from '../../api/account.ts';
import { fetchDetails, fetchSections } from '../../api/courses.ts';
import { historyState, queryParameter } from '../../browser/platform/navigate.ts';
import { courseStateKey, KEYS, readRecord, writeRecord } from '../../browser/platform/storage.ts';
import { SITES } from '../../config.ts';
import type { Course, CourseDetails, Section, Subscription } from '../../rules/course/course.ts';
import type { Wanted } from '../../rules/course/course-choice.ts';
import {
  decodeCourse,
  decodeSavedDetails,
  decodeState,
  encodeCourse,
  encodeDetails,
  encodeState,
  type SavedState,
} from '../../wire/saved.ts';
import { createQuery, type Query, type QueryState, withRetries } from '../query.ts';

/** What the address of `/course` or `/v2/course` asks for; undefined until the page wakes up. */
export const $wanted = atom<Wanted | undefined>(undefined);

/** The course that an earlier page saved, for `/course` (D2). */
export const $savedCourse = atom<Course | undefined>(undefined);

/** The state of `/v2/course`, from the history entry or the storage (D10). */
export const $savedState = atom<SavedState | undefined>(undefined);

/** The long texts of the course; a failure says nothing on the screen (D5). */
export const $details = atom<QueryState<CourseDetails>>({ status: 'loading', data: undefined });

/**
 * What the learner has bought; undefined until the service has answered, so the course stays locked
 * (A3).
 */
export const subscriptions: Query<Subscription[]> = createQuery(
  'Subscriptions',
  fetchSubscriptions,
);

/** The course whose texts were asked for last: a late answer for another one is dropped (N15). */
let detailedId: string | undefined;

const sectionQueries = new Map<string, Query<Section[]>>();

/** Called when `/course?nom&categorie&id` wakes up. */
export function openDetail(): void {
  $savedCourse.set(decodeCourse(readRecord('sessionStorage', KEYS.course), siteOrigin()));
  $wanted.set({
    id: queryParameter('id'),
    name: queryParameter('nom'),
    category: queryParameter('categorie'),
  });
}

/** Called when `/v2/course?formationId&nom` wakes up. */
export function openPlayer(): void {
  const id = queryParameter('formationId');
  const states = [historyState(), readRecord('sessionStorage', courseStateKey(id))];
  const [saved] = states.flatMap((record) => decodeState(record, id, siteOrigin()) ?? []);
  $savedState.set(saved);
  $wanted.set({ id, name: queryParameter('nom'), category: '' });
}

/**
 * Takes the long texts from storage when they are those of this course, else fetches and stores them
 * (D5).
 */
export async function loadDetails({ id, name }: Pick<Course, 'id' | 'name'>): Promise<void> {
  if (id !== detailedId) $details.set({ status: 'loading', data: undefined });
  detailedId = id;
  const stored = decodeSavedDetails(readRecord('sessionStorage', KEYS.courseFields), id);
  if (stored) return $details.set({ status: 'ready', data: stored });
  try {
    const { data } = await withRetries(() => fetchDetails(id, name));
    if (id !== detailedId) return;
    writeRecord('sessionStorage', KEYS.courseFields, encodeDetails(id, data));
    $details.set({ status: 'ready', data });
  } catch (error) {
    console.warn('details', error);
    if (id === detailedId) $details.set({ status: 'failed', data: undefined });
  }
}

/** Saves the course of this page for the next one (D2, D9). */
export function rememberCourse(course: Course, description: string): void {
  writeRecord('sessionStorage', KEYS.course, encodeCourse(course));
  writeRecord('sessionStorage', courseStateKey(course.id), encodeState(course, description));
}

/** The query of a course's sections, one per course (N19). */
export function sectionsOf({ id, name }: Pick<Course, 'id' | 'name'>): Query<Section[]> {
  const known = sectionQueries.get(id);
  if (known) return known;
  const query = createQuery<Section[]>(`course-sections-${id}`, (last) =>
    fetchSections(id, name, last),
  );
  sectionQueries.set(id, query);
  return query;
}

function siteOrigin(): string {
  return new URL(SITES.training).origin;
}
