import { atom } from 'nanostores';
import { historyState, queryParameter, takeAnchor } from '../../browser/platform/navigate.ts';
import { scrollToId } from '../../browser/platform/scroll.ts';
import { courseStateKey, KEYS } from '../../browser/platform/storage.ts';
import { SITES } from '../../config.ts';
import type { Course } from '../../rules/course/course.ts';
import type { Wanted } from '../../rules/course/course-choice.ts';
import { SECTIONS_ANCHOR } from '../../rules/site/links.ts';
import {
  decodeCourse,
  decodeState,
  encodeCourse,
  encodeState,
  type SavedState,
} from '../../wire/saved.ts';
import { detectSavesData } from '../site/device.ts';
import { readSaved, save } from './saved.ts';

/** What the address of `/course` or `/v2/course` asks for; undefined until the page wakes up. */
export const $wanted = atom<Wanted | undefined>(undefined);

/** The course that an earlier page saved, for `/course` (D2). */
export const $savedCourse = atom<Course | undefined>(undefined);

/** The state of `/v2/course`, from the history entry or the storage (D10). */
export const $savedState = atom<SavedState | undefined>(undefined);

/** Called when `/course?nom&categorie&id` wakes up. */
export function openDetail(): void {
  detectSavesData();
  $savedCourse.set(decodeCourse(readSaved(KEYS.course), siteOrigin()));
  $wanted.set({
    id: queryParameter('id'),
    name: queryParameter('nom'),
    category: queryParameter('categorie'),
  });
}

/** Called when `/v2/course?formationId&nom` wakes up. */
export function openPlayer(): void {
  detectSavesData();
  const id = queryParameter('formationId');
  const states = [historyState(), readSaved(courseStateKey(id))];
  const [saved] = states.flatMap((record) => decodeState(record, id, siteOrigin()) ?? []);
  $savedState.set(saved);
  $wanted.set({ id, name: queryParameter('nom'), category: '' });
}

/** Goes to the sections when the address asks for them, once they are there (D9). */
export function showAskedSections(): void {
  if (takeAnchor(SECTIONS_ANCHOR)) showSections();
}

/** « Commencer »: goes to the sections (O8). */
export function showSections(): void {
  scrollToId(SECTIONS_ANCHOR, 'start');
}

/** Saves the course of this page for the next one (D2, D9). */
export function rememberCourse(course: Course, description: string): void {
  save(KEYS.course, encodeCourse(course));
  save(courseStateKey(course.id), encodeState(course, description));
}

function siteOrigin(): string {
  return new URL(SITES.training).origin;
}
