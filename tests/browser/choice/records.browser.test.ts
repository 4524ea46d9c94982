import { expect, test } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { hasUnkept, recall, remember } from '../../../src/browser/choice/records.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';

const PLACES = { sql: 'bases' };

test.each([undefined, false])('choice: %s: a record lasts for the session', (choice) => {
  if (choice !== undefined) keepChoice(choice);
  localStorage.setItem(KEYS.places, '{"css":"intro"}');
  expect(recall(KEYS.places)).toBeUndefined();
  expect(remember(KEYS.places, PLACES)).toBe(true);
  expect(recall(KEYS.places)).toEqual(PLACES);
  expect(sessionStorage.getItem(KEYS.places)).toBe('{"sql":"bases"}');
  expect(hasUnkept()).toBe(false);
});

test('accepted: the device keeps it', () => {
  keepChoice(true);
  remember(KEYS.places, PLACES);
  expect(recall(KEYS.places)).toEqual(PLACES);
  expect(localStorage.getItem(KEYS.places)).toBe('{"sql":"bases"}');
  expect(sessionStorage).toHaveLength(0);
  expect(hasUnkept()).toBe(false);
});

test('accepted meanwhile: what the tab holds stays whole until it is merged', () => {
  remember(KEYS.places, PLACES);
  keepChoice(true);
  expect(hasUnkept()).toBe(true);
  remember(KEYS.places, { ...PLACES, css: 'intro' });
  expect(recall(KEYS.places)).toEqual({ ...PLACES, css: 'intro' });
  expect(localStorage.getItem(KEYS.places)).toBeNull();
});
