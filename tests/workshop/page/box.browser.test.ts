import { afterEach, expect, test } from 'vitest';
import { wakeBox } from '../../../src/workshop/page/box.ts';
import { workshopTemplate } from '../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a copy of the sleeping workshop, with the code, its signs and its verbs', () => {
  document.body.innerHTML = workshopTemplate('{');
  const { element, field, run, restore, close } = wakeBox('let a', true);
  document.body.append(element);
  expect(field.code()).toBe('let a');
  expect(element.className).toContain('is-console');
  element.querySelector<HTMLElement>('.workshop-signs button')?.click();
  expect(field.code()).toBe('{let a');
  expect([run, restore, close].map((verb) => verb.textContent)).toEqual([
    'Exécuter',
    'Rétablir',
    'Fermer l’atelier',
  ]);
  expect(wakeBox('', false).element.className).toBe('workshop');
});
