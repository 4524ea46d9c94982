import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { run } from '../../../src/stores/tutorial/workshop.ts';
import { find, setSavesData } from '../../browser/page.ts';
import { serve } from '../../browser/served-responses.ts';
import { exercisePage, knowRun, RUN, say } from '../workshop-page.ts';

const PATH = '/exercices/html/1-a.json';
const TESTS = "test('un', () => {});\ntest('deux', () => {});";
const EXERCISE = { language: 'html', page: '', starter: '<p>départ</p>', tests: TESTS };
const button = (name: string) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'Ton code' });
const status = () => find('.workshop-status').textContent;

beforeEach(() => {
  // The editor has tests of its own.
  setSavesData(true);
  knowRun();
  document.body.innerHTML = exercisePage();
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

async function open(): Promise<void> {
  await serve(PATH, { body: JSON.stringify(EXERCISE) });
  await run(find('[data-exercise]'));
}

/** What the frame of the tests tells, then that it is done. */
function tell(...verdicts: readonly [name: string, isPassed: boolean, text?: string][]): void {
  const frame = find<HTMLIFrameElement>('.workshop-tests iframe');
  say(frame, { kind: 'ready' });
  for (const [name, isPassed, text = ''] of verdicts)
    say(frame, { kind: 'verdict', name, isPassed, text, run: RUN });
  say(frame, { kind: 'end', run: RUN });
}

test('opens with the code and the list, in place of its button (U11)', async () => {
  await open();
  await expect.element(page.getByRole('region', { name: 'Atelier : Exercice 1' })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(EXERCISE.starter);
  expect(find('.workshop .to-check').textContent).toBe('undeux');
  expect(find('[data-exercise]').hidden).toBe(true);
});

test('a wrong code, then a right one: verdicts, their line, and the record (U12, U14)', async () => {
  await open();
  await button('Vérifier').click();
  expect(status()).toBe('Vérification…');
  await expect.element(field).toHaveFocus();
  tell(['un', true], ['deux', false, 'reçu : 1 ; attendu : 2']);
  await vi.waitUntil(() => status() === '1 vérification sur 2. Pas encore : deux.');
  await vi.waitFor(() =>
    expect(find('.is-wrong').textContent).toBe('deuxPas encore.Reçu : 1Attendu : 2'),
  );
  expect(document.querySelector('.step-passed')).toBeNull();

  await userEvent.fill(field, '<p>mien</p>');
  expect([status(), document.querySelector('.is-wrong')]).toEqual(['', null]);
  expect(find('.workshop-status').dataset.tone).toBe('');
  await button('Vérifier').click();
  tell(['un', true], ['deux', true]);
  await vi.waitUntil(() => status() === 'Exercice 1 réussi, 1 sur 6.');
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(find('.workshop-status').dataset.tone).toBe('right');
  expect(find('.step-passed').textContent).toBe('1 exercice sur 6');
});

test('once it is passed: the next exercise, and the correction under the reader’s own code (U14)', async () => {
  await open();
  await button('Vérifier').click();
  tell(['un', true], ['deux', true]);
  const next = page.getByRole('link', { name: 'Exercice 2 →' });
  await expect.element(next).toHaveAttribute('href', '#exos-2');
  await button('Comparer').click();
  await vi.waitFor(() => expect(find('.workshop-signs + details').matches('[open]')).toBe(true));
  await userEvent.fill(field, '<p>autre</p>');
  await expect.element(next).not.toBeInTheDocument();
});

test('a pause has its solution under it, which « Comparer » opens, and is not counted among the six (U24)', async () => {
  document.body.innerHTML = exercisePage()
    .replaceAll('1-a', 'pause-1-a')
    .replace(
      /<section class="exercise">\s*<h3 id="exos-1">Exercice 1<\/h3>([\s\S]*?)<a href[\s\S]*?<\/p>/,
      '<h3>Pause : lire</h3><section class="exercise">$1</p><details class="correction solution"><summary>Une solution</summary>Ainsi.</details>',
    );
  await serve(PATH.replace('1-a', 'pause-1-a'), { body: JSON.stringify(EXERCISE) });
  await run(find('[data-exercise]'));
  await expect.element(page.getByRole('region', { name: 'Atelier : Pause : lire' })).toBeVisible();
  await button('Vérifier').click();
  tell(['un', true], ['deux', true]);
  await vi.waitUntil(() => status() === 'Pause réussie.');
  expect(document.querySelector('.workshop-passed > a')).not.toBeVisible();
  expect(document.querySelector('.step-passed')).toBeNull();
  expect(find('.exercise-verbs').matches('.is-passed')).toBe(true);
  await button('Comparer').click();
  expect(find('.solution').matches('[open]')).toBe(true);
});

test('a fault that stops the tests is on the stage, and said to be (U12)', async () => {
  await open();
  await button('Vérifier').click();
  const frame = find<HTMLIFrameElement>('.workshop-tests iframe');
  say(
    frame,
    { kind: 'ready' },
    { kind: 'error', text: 'SyntaxError: oups' },
    { kind: 'end', run: RUN },
  );
  await vi.waitUntil(() => status()?.startsWith('Ton code ne peut pas être vérifié'));
  expect(find('.workshop-result samp:lang(en)').textContent).toBe('SyntaxError: oups');
});

test('a code that says the verdicts itself counts each name once, and no other', async () => {
  await open();
  await button('Vérifier').click();
  tell(['un', false], ['un', true], ['trois', true]);
  await vi.waitUntil(() => status() === '0 vérification sur 2. Pas encore : un.');
});

test('« Rétablir » brings the starter, « Annuler » the erased code, until something is typed', async () => {
  await open();
  await userEvent.fill(field, 'mien');
  expect(find('.workshop-kept').textContent).toContain('gardé');
  await button('Rétablir').click();
  await expect.element(field).toHaveValue(EXERCISE.starter);
  await button('Annuler').click();
  await expect.element(field).toHaveValue('mien');
  await button('Rétablir').click();
  await userEvent.fill(field, 'neuf');
  await expect.element(button('Rétablir')).toBeVisible();
});

test('what was typed comes back when the bench opens again, and the list goes back with its verdicts (U13)', async () => {
  await open();
  await userEvent.fill(field, '<p>mien</p>');
  await button('Vérifier').click();
  tell(['un', true]);
  await vi.waitUntil(() => status()?.startsWith('1 '));
  await button('Fermer l’atelier').click();
  expect(document.querySelector('.workshop')).toBeNull();
  expect(find('h4 + .to-check + .exercise-verbs')).toBe(find('.exercise-verbs'));
  expect(find('.to-check').textContent).toBe('un : c’est bon.deux');
  expect(document.activeElement).toBe(find('[data-exercise]'));
  await run(find('[data-exercise]'));
  await expect.element(field).toHaveValue('<p>mien</p>');
  await expect.element(page.getByText('Ton code de la dernière fois est revenu.')).toBeVisible();
});

test('« Exécuter » shows the page, and leaves the focus to the field', async () => {
  await open();
  await button('Exécuter').click();
  expect(new URL(find<HTMLIFrameElement>('.workshop-result > iframe').src).pathname).toBe(
    '/atelier',
  );
  await expect.element(field).toHaveFocus();
});

test('what does not come is said, and can be asked again (U12)', async () => {
  await serve(PATH);
  await run(find('[data-exercise]'));
  expect(document.querySelector('.notices')?.innerHTML).toContain('L’atelier ne s’est pas chargé');
  expect(document.querySelector('.workshop')).toBeNull();
  await open();
  await expect.element(field).toHaveValue(EXERCISE.starter);
});
