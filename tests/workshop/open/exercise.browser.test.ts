import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { run } from '../../../src/stores/tutorial/workshop.ts';
import { find, setSavesData } from '../../browser/page.ts';
import { serve } from '../../browser/served-responses.ts';
import { exercisePage } from '../workshop-page.ts';

const PATH = '/exercices/html/1-a.json';
const TESTS = "test('un', () => {});\ntest('deux', () => {});";
const EXERCISE = { language: 'html', page: '', starter: '<p>départ</p>', tests: TESTS };
const button = (name: string) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'Ton code' });
const status = () => find('.workshop-status').textContent;

// The editor has tests of its own.
beforeEach(() => setSavesData(true));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

async function open(): Promise<void> {
  document.body.innerHTML = exercisePage();
  await serve(PATH, { body: JSON.stringify(EXERCISE) });
  await run(find('[data-exercise]'));
}

/** What the frame of the tests says, in its place. */
function say(data: unknown): void {
  const { contentWindow } = find<HTMLIFrameElement>('.workshop-tests iframe');
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: 'null', source: contentWindow }),
  );
}

const verdict = (name: string, isPassed: boolean, text = '') =>
  say({ kind: 'verdict', name, isPassed, text });

test('a wrong code, then a right one: verdicts, their line, and the record (U12, U14)', async () => {
  await open();
  await button('Vérifier').click();
  expect(status()).toBe('Vérification…');
  verdict('un', true);
  verdict('deux', false, 'reçu : 1 ; attendu : 2');
  say({ kind: 'end' });
  await vi.waitUntil(() => status() === '1 vérification sur 2. Pas encore : deux.');
  expect(find('.is-wrong').textContent).toBe('deuxPas encore.Reçu : 1Attendu : 2');
  expect(document.querySelector('.step-passed')).toBeNull();

  await userEvent.fill(field, '<p>mien</p>');
  expect([status(), document.querySelector('.is-wrong')]).toEqual(['', null]);
  await button('Vérifier').click();
  for (const name of ['un', 'deux']) verdict(name, true);
  say({ kind: 'end' });
  await vi.waitUntil(() => status() === '2 vérifications sur 2 : l’exercice est réussi.');
  expect(find('.step-passed').textContent).toBe('1 exercice sur 6');
});

test('a code that says the verdicts itself counts each name once, and no other', async () => {
  await open();
  await button('Vérifier').click();
  verdict('un', false);
  verdict('un', true);
  verdict('trois', true);
  say({ kind: 'end' });
  await vi.waitUntil(() => status() === '0 vérification sur 2. Pas encore : un.');
});

test('what was typed comes back when the bench opens again (U13)', async () => {
  await open();
  await userEvent.fill(field, '<p>mien</p>');
  await button('Fermer l’atelier').click();
  await run(find('[data-exercise]'));
  await expect.element(field).toHaveValue('<p>mien</p>');
  await expect.element(page.getByText('Ton code de la dernière fois est revenu.')).toBeVisible();
});

test('« Exécuter » shows the page', async () => {
  await open();
  await button('Exécuter').click();
  expect(new URL(find<HTMLIFrameElement>('.workshop > iframe').src).pathname).toBe('/atelier');
});

test('what does not come is said, and can be asked again (U12)', async () => {
  document.body.innerHTML = exercisePage();
  await serve(PATH);
  await run(find('[data-exercise]'));
  expect(document.querySelector('.notices')?.innerHTML).toContain('L’atelier ne s’est pas chargé');
  expect(document.querySelector('.workshop')).toBeNull();
  await serve(PATH, { body: JSON.stringify(EXERCISE) });
  await run(find('[data-exercise]'));
  await expect.element(field).toHaveValue(EXERCISE.starter);
});
