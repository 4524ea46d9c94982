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

/** What the address of `/course` or `/v2/course` asks for; undefined before the page wakes up. */
export const $wanted = atom<Wanted | undefined>(undefined);

/** The course saved by an earlier page, for `/course`. */
export const $savedCourse = atom<Course | undefined>(undefined);

/** The navigation state of `/v2/course`, from the history entry or the storage. */
export const $savedState = atom<SavedState | undefined>(undefined);

/** The long texts; « silently ignored » when they cannot be had (section 8). */
export const $details = atom<QueryState<CourseDetails>>({ status: 'loading', data: undefined });

/** What the learner holds; any failure is an empty list, and a locked course (section 7). */
export const subscriptions: Query<Subscription[]> = createQuery(fetchSubscriptions);

/** The course whose details were asked last: a late answer for another one is left behind. */
let detailedId: string | undefined;

const sectionQueries = new Map<string, Query<Section[]>>();

/** `/course?nom&categorie&id` wakes up. */
export function openDetail(): void {
  $savedCourse.set(decodeCourse(readRecord('sessionStorage', KEYS.course), siteOrigin()));
  $wanted.set({
    id: queryParameter('id'),
    name: queryParameter('nom'),
    category: queryParameter('categorie'),
  });
}

/** `/v2/course?formationId&nom` wakes up. */
export function openPlayer(): void {
  const id = queryParameter('formationId');
  const states = [historyState(), readRecord('sessionStorage', courseStateKey(id))];
  const [saved] = states.flatMap((record) => decodeState(record, id, siteOrigin()) ?? []);
  $savedState.set(saved);
  $wanted.set({ id, name: queryParameter('nom'), category: '' });
}

/** « Details come from storage if the stored course id matches, else are fetched and stored » (section 4). */
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

/** The course of this page is kept for the next one. */
export function rememberCourse(course: Course, description: string): void {
  writeRecord('sessionStorage', KEYS.course, encodeCourse(course));
  writeRecord('sessionStorage', courseStateKey(course.id), encodeState(course, description));
}

/** The sections of a course: one query for each course. */
export function sectionsOf({ id, name }: Pick<Course, 'id' | 'name'>): Query<Section[]> {
  const known = sectionQueries.get(id);
  if (known) return known;
  const query = createQuery<Section[]>((last) => fetchSections(id, name, last));
  sectionQueries.set(id, query);
  return query;
}

function siteOrigin(): string {
  return new URL(SITES.training).origin;
}
