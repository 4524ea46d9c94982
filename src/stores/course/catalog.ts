import { atom } from 'nanostores';
import { fetchCategories, fetchCourses } from '../../api/courses.ts';
import { KEYS, readRecord, writeRecord, writeText } from '../../browser/platform/storage.ts';
import type { Course } from '../../rules/course/course.ts';
import { FIRST_WINDOW, type ListWindow, windowAround } from '../../rules/course/list-window.ts';
import { isPreferences, type Preferences, shownCourses } from '../../rules/course/preferences.ts';
import { createQuery } from '../query.ts';
import { detectSavesData } from '../site/device.ts';

const HIGHLIGHT_MS = 5_000;

/** Each is asked once for all the islands of a page. */
export const courses = createQuery<Course[]>(fetchCourses);
export const categories = createQuery<string[]>(fetchCategories);

/** The applied filter; undefined: the whole catalogue, in the order of the service. */
export const $preferences = atom<Preferences | undefined>(undefined);

/** The part of the list that is on the page. */
export const $window = atom<ListWindow>(FIRST_WINDOW);

/** The course found by the search, for 5,000 ms (section 4); found again, it is a new object. */
export const $highlighted = atom<Pick<Course, 'id'> | undefined>(undefined);

let highlightTimer: ReturnType<typeof setTimeout> | undefined;

/** « Appliquer les filtres »: remembered for the session. */
export function applyPreferences(preferences: Preferences): void {
  writeRecord('sessionStorage', KEYS.preferences, preferences);
  show(preferences);
}

/** « Tout afficher ». */
export function showAll(): void {
  writeText('sessionStorage', KEYS.preferences, undefined);
  show(undefined);
}

/** The page wakes up: the courses known at build, and the filter applied earlier in this session. */
export function start(initialCourses: readonly Course[]): void {
  courses.seed([...initialCourses]);
  detectSavesData();
  const record = readRecord('sessionStorage', KEYS.preferences);
  if (isPreferences(record)) show(record);
}

/**
 * Brings a found course on the page and highlights it « for 5 seconds, then restores it » (section 2);
 * a filter that hides it is put off first.
 */
export function reveal(id: string): void {
  const all = courses.$state.get().data ?? [];
  if (position(all, id) < 0) showAll();
  $window.set(windowAround($window.get(), position(all, id)));
  clearTimeout(highlightTimer);
  $highlighted.set({ id });
  highlightTimer = setTimeout(() => $highlighted.set(undefined), HIGHLIGHT_MS);
}

function position(all: readonly Course[], id: string): number {
  return shownCourses(all, $preferences.get()).courses.findIndex((course) => course.id === id);
}

function show(preferences: Preferences | undefined): void {
  $window.set(FIRST_WINDOW);
  $preferences.set(preferences);
}
