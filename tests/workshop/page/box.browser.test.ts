import { expect, test } from 'vitest';
import { find } from '../../browser/page.ts';
import { openBox } from '../workshop-page.ts';

test('a copy of the sleeping workshop, with the code, its signs, its verbs, and what it leaves out', () => {
  const { element, field, signs, run, restore, verbs } = openBox('let a');
  expect(field.code()).toBe('let a');
  expect(element.className).toContain('is-console');
  signs.querySelector('button')?.click();
  expect(field.code()).toBe('{let a');
  expect([...verbs.children]).toEqual([run, restore, verbs.lastElementChild]);
  expect([...verbs.children].map(({ textContent }) => textContent)).toEqual([
    'Exécuter',
    'Rétablir',
    'Fermer l’atelier',
  ]);
  expect(find('.workshop-signs + .workshop-note').textContent).toBe('Pas tout.');
});

test('code that shows a page has its frame; closing gives the button back, with the focus', () => {
  const { element, verbs } = openBox('<p>', false);
  expect(element.className).toBe('workshop');
  find('button').hidden = true;
  verbs.querySelector<HTMLElement>('button:last-child')?.click();
  expect(element.isConnected).toBe(false);
  expect(document.activeElement).toBe(find('button:not([hidden])'));
});
