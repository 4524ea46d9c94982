import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const lues = (page) => page.locator('li').allTextContents();

test('485 minutes donnent « 8 h 05 »', async ({ page }) => {
  assert.equal((await lues(page))[0], '8 h 05');
});

test('minuit donne « 0 h 00 »', async ({ page }) => {
  assert.equal((await lues(page))[1], '0 h 00');
});

test('600 minutes donnent « 10 h 00 », et 1439 donnent « 23 h 59 »', async ({ page }) => {
  assert.deepEqual((await lues(page)).slice(2, 4), ['10 h 00', '23 h 59']);
});

test('1440 et -5 ne sont pas des heures du jour : un tiret', async ({ page }) => {
  assert.deepEqual((await lues(page)).slice(4, 6), ['–', '–']);
});

test('8,5 et `null` donnent un tiret', async ({ page }) => {
  assert.deepEqual((await lues(page)).slice(6), ['–', '–']);
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
