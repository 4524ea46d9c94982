import { expect, test } from 'vitest';
import { isAskedTwice } from '../../../../src/browser/tutorial/workshop/asked-twice.ts';

test('the first tap says what the second downloads (U18)', () => {
  const button = document.createElement('button');
  button.dataset.download = '210 Ko';
  expect(isAskedTwice(button)).toBe(false);
  expect(button.textContent).toBe('Télécharger 210 Ko et ouvrir l’atelier');
  expect(isAskedTwice(button)).toBe(true);
});
