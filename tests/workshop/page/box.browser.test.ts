import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../browser/page.ts';
import { openBox } from '../workshop-page.ts';

test('a copy of the sleeping workshop, with the code, its signs, and its verbs', () => {
  const { element, field, signs } = openBox('let a');
  expect(field.code()).toBe('let a');
  expect(element.className).toContain('is-console');
  signs.querySelector('button')?.click();
  expect(field.code()).toBe('{let a');
  const shown = [...element.querySelectorAll(':not([hidden]) > .button:not([hidden])')];
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Exécuter',
    'Fermer l’atelier',
    'Rétablir',
  ]);
});

test('code that shows a page has its frame; closing gives the button back, with the focus', () => {
  const { element } = openBox('<p>', false);
  expect(element.className).toBe('workshop');
  find('button').hidden = true;
  element.querySelector<HTMLElement>('.workshop-verbs > :last-child')?.click();
  expect(element.isConnected).toBe(false);
  expect(document.activeElement).toBe(find('button:not([hidden])'));
});

test('the signs are one stop of the keyboard, and arrows lead from one to the next, round (U6)', async () => {
  const { signs } = openBox('');
  const [first, last] = [...signs.children] as HTMLElement[];
  first?.focus();
  const stops = () => [...signs.children].map((one) => (one as HTMLElement).tabIndex);
  expect([signs.role, stops()]).toEqual(['toolbar', [0, -1]]);
  await userEvent.keyboard('{ArrowRight}');
  expect([document.activeElement, stops()]).toEqual([last, [-1, 0]]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(document.activeElement).toBe(last);
});

test('what runs is said, then what came of it, unless something else has begun (U6)', async () => {
  const { begin, engine, play, status } = openBox('');
  const { promise, resolve } = Promise.withResolvers<string>();
  engine.run = () => promise;
  const first = play();
  expect(status()).toBe('Ton code tourne…');
  engine.run = async () => 'Terminé.';
  await play();
  expect(status()).toBe('Terminé.');
  resolve('trop tard');
  await first;
  expect(status()).toBe('Terminé.');
  const isLast = begin('un');
  begin('deux');
  expect([status(), isLast()]).toEqual(['deux', false]);
});
