import { atom } from 'nanostores';
import { historyState, queryParameter } from '../../browser/platform/navigate.ts';
import { courseStateKey, KEYS, readRecord, writeRecord } from '../../browser/platform/storage.ts';
import { SITES } from '../../config.ts';
import type { Course } from '../../rules/course/course.ts';
import type { Wanted } from '../../rules/course/course-choice.ts';
import {
  decodeCourse,
  decodeState,
  encodeCourse,
  encodeState,
  type SavedState,
} from '../../wire/saved.ts';

/** What the address of `/course` or `/v2/course` asks for; undefined before the page wakes up. */
export const $wanted = atom<Wanted | undefined>(undefined);

/** The course saved by an earlier page, for `/course`. */
export const $savedCourse = atom<Course | undefined>(undefined);

/** The navigation state of `/v2/course`, from the history entry or the storage. */
export const $savedState = atom<SavedState | undefined>(undefined);

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

/** The course of this page is kept for the next one. */
export function rememberCourse(course: Course, description: string): void {
  writeRecord('sessionStorage', KEYS.course, encodeCourse(course));
  writeRecord('sessionStorage', courseStateKey(course.id), encodeState(course, description));
}

function siteOrigin(): string {
  return new URL(SITES.training).origin;
}
