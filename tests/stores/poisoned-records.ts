import { describe, expect, test, vi } from 'vitest';
import { courseStateKey, KEYS } from '../../src/browser/platform/storage.ts';
import type { Course } from '../../src/rules/course/course.ts';
import { $details, loadDetails } from '../../src/stores/course/details.ts';
import {
  $savedCourse,
  $savedState,
  openDetail,
  openPlayer,
  rememberCourse,
} from '../../src/stores/course/opened.ts';
import { encodeState } from '../../src/wire/saved.ts';
import { publish } from '../api/service.ts';

/** What a record may hold (faults.json, « poisons »), in its order; some are no JSON. */
const POISONS: readonly { poison: string; text: string; isJson: boolean }[] = [
  { poison: 'invalid JSON', text: '{"id":"python","nom":', isJson: false },
  { poison: 'null', text: 'null', isJson: true },
  { poison: 'wrong type', text: '[{"id":"python","nom":"Faux"}]', isJson: true },
  {
    poison: 'missing fields',
    text: '{"id":"python","courseId":"python","course":{}}',
    isJson: true,
  },
  { poison: '4 MB string', text: 'a'.repeat(4_000_000), isJson: false },
  { poison: 'markup', text: '<img src=x onerror=alert(1)>', isJson: false },
  {
    poison: '__proto__',
    text: '{"__proto__":{"id":"python","nom":"Faux","course":{"id":"python","nom":"Faux"},"courseId":"python","fields":{"description":"Faux"}}}',
    isJson: true,
  },
  { poison: 'out-of-range number', text: '1e999', isJson: true },
];

/** `U-001`, `S-065`: the cells of a subject follow its first one. */
export function cellAt(group: 'S' | 'U', first: number, index: number): string {
  return `${group}-${String(first + index).padStart(3, '0')}`;
}

/** The page's own address, and what the page before left in its history entry. */
export function visit(query: string, state: unknown = null): void {
  history.replaceState(state, '', `${window.location.pathname}${query}`);
}

/**
 * Group S of docs/faults.json, for the four records of a course; the test silences the console (X8).
 */
export function proveRecords(course: Course): void {
  const { id, name } = course;
  const cells = (first: number) =>
    POISONS.map((one, index) => ({ ...one, cell: cellAt('S', first, index) }));
  const here = `?formationId=${id}&id=${id}`;

  describe.each([
    { record: 'courseDetails', first: 1, key: KEYS.course, open: openDetail, $read: $savedCourse },
    {
      record: 'course-state-{id}',
      first: 17,
      key: courseStateKey(id),
      open: openPlayer,
      $read: $savedState,
    },
  ])('the record $record', ({ first, key, open, $read }) => {
    test.each(cells(first))('$cell $poison: ignored, then repaired', ({ text, isJson }) => {
      sessionStorage.setItem(key, text);
      visit(here);
      open();
      expect($read.get()).toBeUndefined();
      expectLogged(isJson ? 0 : 1);
      rememberCourse(course, 'Long.');
      open();
      expect($read.get()).toMatchObject({ id, name });
    });
  });

  describe('the record courseDetailsFields', () => {
    test.each(cells(9))('$cell $poison: fetched and stored anew', async ({ text, isJson }) => {
      sessionStorage.setItem(KEYS.courseFields, text);
      await publish('course', { courseDetails: { description: 'Long.' } });
      await loadDetails(course);
      expect($details.get().data?.description).toBe('Long.');
      expectLogged(isJson ? 0 : 1);
      const fetch = vi.spyOn(window, 'fetch');
      await loadDetails(course);
      expect($details.get().data?.description).toBe('Long.');
      expect(fetch).not.toHaveBeenCalled();
    });
  });

  describe('the record history.state', () => {
    test.each(cells(65))('$cell $poison: the storage stands in, then repaired', (one) => {
      visit(here, one.isJson ? JSON.parse(one.text) : one.text);
      openPlayer();
      expect($savedState.get()).toBeUndefined();
      rememberCourse(course, 'De la page.');
      openPlayer();
      expect($savedState.get()?.description).toBe('De la page.');
      visit(here, encodeState(course, 'De l’historique.'));
      openPlayer();
      expect($savedState.get()?.description).toBe('De l’historique.');
    });
  });
}

function expectLogged(times: number): void {
  expect(console.warn).toHaveBeenCalledTimes(times);
}
