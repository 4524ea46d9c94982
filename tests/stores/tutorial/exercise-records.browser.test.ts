import { afterEach, expect, test, vi } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { keepCode, keepPassed, keptCode } from '../../../src/stores/tutorial/exercise-records.ts';
import { blockStorage, fillStorage, silence } from '../../browser/page.ts';

const PLACE = { tutorial: 'html', name: '1-a' };

afterEach(() => {
  keepCode(PLACE, undefined);
});

test('the code is kept for the session, and said so (U13)', () => {
  expect(keepCode(PLACE, '<p>')).toBe('Ton code est gardé jusqu’à la fermeture de cet onglet.');
  expect(keptCode(PLACE)).toBe('<p>');
  expect(sessionStorage.getItem(KEYS.codes)).toBe('{"html":{"1-a":"<p>"}}');
});

test('after acceptance, on the device', () => {
  keepChoice(true);
  expect(keepCode(PLACE, '<p>')).toBe('Ton code est gardé sur cet appareil.');
  expect(localStorage.getItem(KEYS.codes)).toBe('{"html":{"1-a":"<p>"}}');
});

test('on a device that is full, until the tab closes', () => {
  silence();
  keepChoice(true);
  fillStorage('localStorage');
  expect(keepCode(PLACE, '<p>')).toBe('Ton code est gardé jusqu’à la fermeture de cet onglet.');
  expect(keptCode(PLACE)).toBe('<p>');
});

test('the first code again: nothing is kept', () => {
  keepCode(PLACE, '<p>');
  expect(keepCode(PLACE, undefined)).toBe('');
  expect(keptCode(PLACE)).toBeUndefined();
});

test('a storage that is blocked or full is said, and the code stays while the page does', () => {
  blockStorage('sessionStorage');
  expect(keepCode(PLACE, '<p>')).toMatch(/^Cet appareil ne peut rien garder/);
  expect(keptCode(PLACE)).toBe('<p>');
  vi.restoreAllMocks();
  fillStorage();
  expect(keepCode(PLACE, '<h1>')).toMatch(/^Cet appareil ne peut rien garder/);
  expect(keptCode(PLACE)).toBe('<h1>');
});

test('an exercise that was passed is remembered and shown (U14)', () => {
  document.body.innerHTML =
    '<a data-step-link="exos"><span class="step-state"></span></a><p><b data-exercise="1-a"></b></p>';
  keepPassed(PLACE);
  keepPassed(PLACE);
  expect(sessionStorage.getItem(KEYS.passed)).toBe('{"html":["1-a"]}');
  expect(document.body.textContent).toBe('1 exercice sur 6');
});

test('an exercise that was passed weaves the band of a step that was read (T31)', async () => {
  document.body.innerHTML = `
    <div class="tutorial"><section class="step" id="exos">
      <button data-exercise="1-a"></button><nav class="step-foot"></nav></section></div>`;
  sessionStorage.setItem(KEYS.readSteps, '{"html":["exos"]}');
  keepPassed(PLACE);
  await vi.waitFor(() => expect(sessionStorage.getItem(KEYS.woven)).toBe('{"html":["exos"]}'));
});
