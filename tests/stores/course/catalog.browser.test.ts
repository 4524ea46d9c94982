import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import type { Course } from '../../../src/rules/course/course.ts';
import { FIRST_WINDOW } from '../../../src/rules/course/list-window.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../src/rules/course/preferences.ts';
import * as catalog from '../../../src/stores/course/catalog.ts';
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
  catalog.start(COURSES);
});

afterEach(() => {
  vi.runAllTimers();
  catalog.showAll();
});

describe('a found course', () => {
  test('is highlighted for 5,000 ms exactly, and gives its place to the next one', () => {
    catalog.reveal('c-3');
    vi.advanceTimersByTime(4_000);
    catalog.reveal('c-4');
    vi.advanceTimersByTime(4_999);
    expect(catalog.$highlighted.get()).toEqual({ id: 'c-4' });
    vi.advanceTimersByTime(1);
    expect(catalog.$highlighted.get()).toBeUndefined();
  });

  test('found again, is told again: the page must scroll again', () => {
    const told = vi.fn();
    const stop = catalog.$highlighted.listen(told);
    catalog.reveal('c-3');
    catalog.reveal('c-3');
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });

  test('is brought into the window', () => {
    catalog.reveal('c-59');
    expect(catalog.$window.get()).toEqual({ start: 48, end: 72 });
  });

  test('puts off the filter that hides it, for the session too', () => {
    catalog.applyPreferences(DESIGN);
    catalog.reveal('c-1');
    expect(catalog.$preferences.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(catalog.$highlighted.get()).toEqual({ id: 'c-1' });
  });

  test('leaves a filter that shows it, and is found where the filter puts it', () => {
    catalog.applyPreferences(DESIGN);
    catalog.reveal('c-58');
    expect(catalog.$preferences.get()).toEqual(DESIGN);
    // Fifteen courses of `Design` come first, then those of the other category.
    expect(catalog.$window.get()).toEqual({ start: 24, end: 48 });
  });
});

describe('the filter', () => {
  test('is remembered for the session, and restored when the page wakes up', () => {
    catalog.applyPreferences(DESIGN);
    expect(JSON.parse(sessionStorage.getItem(KEYS.preferences) ?? '')).toEqual(DESIGN);
    catalog.$preferences.set(undefined);
    catalog.start(COURSES);
    expect(catalog.$preferences.get()).toEqual(DESIGN);
  });

  test('begins the list again', () => {
    catalog.$window.set({ start: 24, end: 48 });
    catalog.applyPreferences(DESIGN);
    expect(catalog.$window.get()).toBe(FIRST_WINDOW);
  });

  test('« Tout afficher » forgets it and begins the list again', () => {
    catalog.applyPreferences(DESIGN);
    catalog.$window.set({ start: 24, end: 48 });
    catalog.showAll();
    expect(catalog.$preferences.get()).toBeUndefined();
    expect(catalog.$window.get()).toBe(FIRST_WINDOW);
    catalog.start(COURSES);
    expect(catalog.$preferences.get()).toBeUndefined();
  });

  test.each(POISONS)('ignores a poison, $poison, and the next choice repairs it', ({ text }) => {
    silence();
    sessionStorage.setItem(KEYS.preferences, text);
    catalog.start(COURSES);
    expect(catalog.$preferences.get()).toBeUndefined();
    catalog.applyPreferences(DEFAULT_PREFERENCES);
    catalog.$preferences.set(undefined);
    catalog.start(COURSES);
    expect(catalog.$preferences.get()).toEqual(DEFAULT_PREFERENCES);
  });

  test('B-002 works in a browser whose storage is blocked', () => {
    silence();
    blockStorage('sessionStorage');
    catalog.start(COURSES);
    catalog.applyPreferences(DESIGN);
    expect(catalog.$preferences.get()).toEqual(DESIGN);
    catalog.showAll();
    expect(catalog.$preferences.get()).toBeUndefined();
  });
});

describe('the page that wakes up', () => {
  test('shows what the build knew, until the service answers', async () => {
    expect(catalog.courses.$state.get()).toEqual({ status: 'loading', data: COURSES });
    setOnline(true);
    const stop = [
      catalog.courses.$state.listen(() => {}),
      catalog.categories.$state.listen(() => {}),
    ];
    await vi.waitFor(() => {
      expect(catalog.courses.$state.get().status).toBe('ready');
      expect(catalog.categories.$state.get().status).toBe('ready');
    });
    expect(catalog.courses.$state.get().data).not.toEqual(COURSES);
    expect(catalog.categories.$state.get().data).toContain(DEFAULT_PREFERENCES.category);
    for (const end of stop) end();
  });

  test('knows whether the visitor saves data', () => {
    setSavesData(true);
    catalog.start(COURSES);
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
