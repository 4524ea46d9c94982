import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import type { Course } from '../../../src/rules/course/course.ts';
import { FIRST_WINDOW, WINDOW_SIZE } from '../../../src/rules/course/list-window.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../src/rules/course/preferences.ts';
import {
  $highlighted,
  $preferences,
  $window,
  applyPreferences,
  categories,
  courses,
  reveal,
  showAll,
  start,
} from '../../../src/stores/course/catalog.ts';
import { $savesData } from '../../../src/stores/site/device.ts';
import {
  blockStorage,
  POISONS,
  setOnline,
  setSavesData,
  silence,
  stopClock,
} from '../../browser/page.ts';

/** Sixty courses; those of `Design` in Wolof stay under the filter, those in French are hidden. */
const COURSES = Array.from({ length: 60 }, (_, index) => courseAt(index));
const DESIGN: Preferences = { category: 'Design', modality: 'premium', language: 'wolof' };

beforeEach(() => {
  stopClock();
  // Who reads a query asks the service: it answers to the last test alone.
  setOnline(false);
  start(COURSES);
});

afterEach(() => {
  vi.runAllTimers();
  showAll();
});

describe('a found course', () => {
  test('is highlighted for 5,000 ms exactly', () => {
    reveal('c-3');
    vi.advanceTimersByTime(4_999);
    expect($highlighted.get()).toEqual({ id: 'c-3' });
    vi.advanceTimersByTime(1);
    expect($highlighted.get()).toBeUndefined();
  });

  test('gives its place to the next one, which has its own 5,000 ms', () => {
    reveal('c-3');
    vi.advanceTimersByTime(4_000);
    reveal('c-4');
    vi.advanceTimersByTime(4_999);
    expect($highlighted.get()).toEqual({ id: 'c-4' });
    vi.advanceTimersByTime(1);
    expect($highlighted.get()).toBeUndefined();
  });

  test('found again, is told again: the page must scroll again', () => {
    const told = vi.fn();
    const stop = $highlighted.listen(told);
    reveal('c-3');
    reveal('c-3');
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });

  test.each([
    { id: 'c-0', range: FIRST_WINDOW },
    { id: 'c-23', range: FIRST_WINDOW },
    { id: 'c-24', range: { start: 24, end: 48 } },
    { id: 'c-59', range: { start: 48, end: 72 } },
  ])('$id is brought into the window', ({ id, range }) => {
    reveal(id);
    expect($window.get()).toEqual(range);
  });

  test('moves no window that already holds it', () => {
    const wide = { start: 0, end: 2 * WINDOW_SIZE };
    $window.set(wide);
    reveal('c-30');
    expect($window.get()).toBe(wide);
  });

  test('puts off the filter that hides it, for the session too', () => {
    applyPreferences(DESIGN);
    reveal('c-1');
    expect($preferences.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect($highlighted.get()).toEqual({ id: 'c-1' });
  });

  test('leaves a filter that shows it, and is found where the filter puts it', () => {
    applyPreferences(DESIGN);
    reveal('c-58');
    expect($preferences.get()).toEqual(DESIGN);
    // Fifteen courses of `Design` come first, then those of the other category.
    expect($window.get()).toEqual({ start: 24, end: 48 });
  });
});

describe('the filter', () => {
  test('is remembered for the session, and restored when the page wakes up', () => {
    applyPreferences(DESIGN);
    expect(JSON.parse(sessionStorage.getItem(KEYS.preferences) ?? '')).toEqual(DESIGN);
    $preferences.set(undefined);
    start(COURSES);
    expect($preferences.get()).toEqual(DESIGN);
  });

  test('begins the list again', () => {
    $window.set({ start: 24, end: 48 });
    applyPreferences(DESIGN);
    expect($window.get()).toBe(FIRST_WINDOW);
  });

  test('« Tout afficher » forgets it and begins the list again', () => {
    applyPreferences(DESIGN);
    $window.set({ start: 24, end: 48 });
    showAll();
    expect($preferences.get()).toBeUndefined();
    expect($window.get()).toBe(FIRST_WINDOW);
    start(COURSES);
    expect($preferences.get()).toBeUndefined();
  });

  test.each(POISONS)('ignores a poison, $poison, and the next choice repairs it', ({ text }) => {
    silence();
    sessionStorage.setItem(KEYS.preferences, text);
    start(COURSES);
    expect($preferences.get()).toBeUndefined();
    applyPreferences(DEFAULT_PREFERENCES);
    $preferences.set(undefined);
    start(COURSES);
    expect($preferences.get()).toEqual(DEFAULT_PREFERENCES);
  });

  test('B-002 works in a browser whose storage is blocked', () => {
    silence();
    blockStorage('sessionStorage');
    start(COURSES);
    applyPreferences(DESIGN);
    expect($preferences.get()).toEqual(DESIGN);
    showAll();
    expect($preferences.get()).toBeUndefined();
  });
});

describe('the page that wakes up', () => {
  test('shows what the build knew, until the service answers', async () => {
    expect(courses.$state.get()).toEqual({ status: 'loading', data: COURSES });
    setOnline(true);
    const stop = [courses.$state.listen(() => {}), categories.$state.listen(() => {})];
    await vi.waitFor(() => {
      expect(courses.$state.get().status).toBe('ready');
      expect(categories.$state.get().status).toBe('ready');
    });
    expect(courses.$state.get().data).not.toEqual(COURSES);
    expect(categories.$state.get().data).toContain(DEFAULT_PREFERENCES.category);
    for (const end of stop) end();
  });

  test('knows whether the visitor saves data', () => {
    setSavesData(true);
    start(COURSES);
    expect($savesData.get()).toBe(true);
  });
});

function courseAt(index: number): Course {
  const isDesign = index % 2 === 1;
  return {
    id: `c-${index}`,
    name: `Cours ${index}`,
    category: isDesign ? 'Design' : 'Bureautique',
    categories: [],
    language: index % 4 === 3 ? 'wolof' : 'français',
    shortDescription: '',
    bannerUrl: undefined,
    price: 5_000,
    modality: 'freemium',
  };
}
