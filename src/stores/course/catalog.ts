import { atom } from 'nanostores';
import { fetchCategories, fetchCourses } from '../../api/courses.ts';
import { recall } from '../../browser/choice/records.ts';
import { keepWhenLeft, leftBefore, returnToPlace } from '../../browser/platform/coming-back.ts';
import { scrollToId } from '../../browser/platform/scroll.ts';
import { KEYS, readRecord, writeRecord, writeText } from '../../browser/platform/storage.ts';
import type { Course } from '../../rules/course/course.ts';
import {
  FIRST_WINDOW,
  isListWindow,
  type ListWindow,
  windowAround,
} from '../../rules/course/list-window.ts';
import { isPreferences, isSameChoice, type Preferences } from '../../rules/course/preferences.ts';
import { shownCourses } from '../../rules/course/shown-courses.ts';
import { createQuery } from '../query.ts';
import { detectSavesData } from '../site/device.ts';

/** How long a found card is highlighted (C6). */
const HIGHLIGHT_MS = 5_000;
/** The title of the list. */
const LIST_ANCHOR = 'formations';

/** The courses and the categories of the service: one query each (N19). */
export const courses = createQuery<Course[]>('Courses', fetchCourses);
export const categories = createQuery<string[]>('Categories', fetchCategories);

/** The applied filter; undefined: all courses, in the order of the service (C11). */
export const $preferences = atom<Preferences | undefined>(undefined);

/** The part of the list that is on the page (C15). */
export const $window = atom<ListWindow>(FIRST_WINDOW);

/** On a phone, whether the list is cut after its first cards, which are a first look (C15). */
export const $isShort = atom(true);

/** The course that the search found, until its highlight ends; found again, it is a new object (C6). */
export const $highlighted = atom<Pick<Course, 'id'> | undefined>(undefined);

/** What was seen of the courses that were begun, in words, by their ids (D21). */
export const $begun = atom<ReadonlyMap<string, string>>(new Map());

let highlightTimer: ReturnType<typeof setTimeout> | undefined;

/** « Appliquer les filtres »: applies the filter, and goes to the list (C13). */
export function applyPreferences(preferences: Preferences): void {
  choose(preferences);
  scrollToId(LIST_ANCHOR, 'start');
}

/** Applies a choice where the reader is, and remembers it for the session; « Toutes » everywhere shows all (C22). */
export function choose(preferences: Preferences): void {
  const isAll = isSameChoice(preferences, undefined);
  writeRecord('sessionStorage', KEYS.preferences, isAll ? undefined : preferences);
  show(isAll ? undefined : preferences);
}

/** « Tout afficher »: removes the filter (C12). */
export function showAll(): void {
  writeText('sessionStorage', KEYS.preferences, undefined);
  show(undefined);
}

/**
 * Called once when the page wakes up: shows the courses known at build, and applies the filter that the
 * session remembers (C13, C15).
 */
export function start(initialCourses: readonly Course[]): void {
  courses.seed([...initialCourses]);
  detectSavesData();
  const record = readRecord('sessionStorage', KEYS.preferences);
  if (isPreferences(record)) show(record);
  const left = leftBefore('list');
  if (isListWindow(left)) {
    $window.set({ start: left.start, end: left.end });
    $isShort.set(false);
  }
  keepWhenLeft('list', () => ($isShort.get() ? undefined : $window.get()));
  void recallBegun();
}

/** Once the list is as it was left, the reader is where he was (C23). */
export function comeBack(): void {
  if (leftBefore('list')) returnToPlace();
}

/** Loads the progress of courses only for a visitor who has begun one (B1). */
async function recallBegun(): Promise<void> {
  if (recall(KEYS.courseProgress) === undefined) return;
  try {
    const { begunCourses, offerCourse } = await import('./progress.ts');
    $begun.set(begunCourses());
    offerCourse();
  } catch (error) {
    // Without network: the cards go without it.
    console.warn('progress', error);
  }
}

/**
 * Brings a found course onto the page and highlights it. A filter that hides it is removed first
 * (C6, C7).
 */
export function reveal(id: string): void {
  const all = courses.$state.get().data ?? [];
  if (position(all, id) < 0) showAll();
  $window.set(windowAround($window.get(), position(all, id)));
  $isShort.set(false);
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
