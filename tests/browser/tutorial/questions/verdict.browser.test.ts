import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addVerdict } from '../../../../src/browser/tutorial/questions/verdict.ts';
import { find } from '../../page.ts';

test('« Vérifier » and the place of its verdict follow the element; each press judges anew', async () => {
  document.body.innerHTML = '<p id="before"></p><p id="after"></p>';
  let count = 0;
  const place = addVerdict(find('#before'), () => `Essai ${++count}`);
  const order = [...document.body.children].map((one) => one.id || one.className);
  expect(order).toEqual(['before', 'button button-quiet', 'verdict', 'after']);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  expect(place.textContent).toBe('Essai 2');
});
