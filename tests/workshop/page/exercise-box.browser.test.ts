import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MODES } from '../../../src/workshop/modes.ts';
import { exerciseOf, openExerciseBox } from '../../../src/workshop/page/exercise-box.ts';
import { find, setSavesData } from '../../browser/page.ts';
import { exercisePage } from '../workshop-page.ts';

const verbs = { run: vi.fn(), check: vi.fn(), changed: vi.fn(), closed: vi.fn() };
const mode = MODES.html;
const FACTS = { first: '<p>mien</p>', starter: '<p>départ</p>', isShown: true, lacks: 'Pas tout.' };
const button = (name: string) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'Ton code' });

beforeEach(() => {
  // The editor has tests of its own.
  setSavesData(true);
  document.body.innerHTML = exercisePage();
});

afterEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const open = () =>
  openExerciseBox(find('[data-exercise]'), { ...FACTS, editor: { name: 'html', mode } }, verbs);

test('an exercise is known by its tutorial and its name; a sample is none', () => {
  expect(exerciseOf(find('[data-exercise]'))).toEqual({ tutorial: 'html', name: '1-a' });
  expect(exerciseOf(document.createElement('button'))).toBeUndefined();
});

test('opens with the kept code and the list, in place of its button (U11)', async () => {
  open();
  await expect.element(page.getByRole('region', { name: 'Atelier : Exercice 1' })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(FACTS.first);
  expect(find('.workshop .to-check').textContent).toBe('undeux');
  expect(find('.workshop summary').textContent).toBe('Voir la correction');
  expect(find('[data-exercise]').hidden).toBe(true);
});

test('« Vérifier » and « Exécuter » ask, and the field keeps the focus', async () => {
  open();
  await button('Vérifier').click();
  await button('Exécuter').click();
  expect(verbs.check).toHaveBeenCalledOnce();
  expect(verbs.run).toHaveBeenCalledOnce();
  await expect.element(field).toHaveFocus();
});

test('« Rétablir » brings the starter, « Annuler » the erased code, until something is typed', async () => {
  open();
  await button('Rétablir').click();
  await expect.element(field).toHaveValue(FACTS.starter);
  expect(verbs.changed).toHaveBeenLastCalledWith(FACTS.starter);
  await button('Annuler').click();
  await expect.element(field).toHaveValue(FACTS.first);
  expect(verbs.changed).toHaveBeenLastCalledWith(FACTS.first);
  await button('Rétablir').click();
  await userEvent.fill(field, 'neuf');
  expect(verbs.changed).toHaveBeenLastCalledWith('neuf');
  await expect.element(button('Rétablir')).toBeVisible();
});

test('one line is announced, another says what becomes of the code', async () => {
  const { note, say } = open();
  say('2 vérifications sur 2.', 'right');
  note('Gardé.');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 vérifications sur 2.');
  expect(find('.workshop-status').dataset.tone).toBe('right');
  say('');
  expect(find('.workshop-status').dataset.tone).toBe('');
  expect(find('.workshop-note').textContent).toBe('Gardé.');
  await expect.element(page.getByText('Pas tout.')).toBeVisible();
});

test('« Fermer l’atelier » gives back the list, its verdicts, and the focus', async () => {
  open().verdicts.show(0, { isPassed: true, reason: [] });
  await button('Fermer l’atelier').click();
  expect(verbs.closed).toHaveBeenCalledOnce();
  expect(document.querySelector('.workshop')).toBeNull();
  expect(find('h4 + .to-check + .exercise-verbs')).toBe(find('.exercise-verbs'));
  expect(find('.to-check').textContent).toBe('un : c’est bon.deux');
  expect(document.activeElement).toBe(find('[data-exercise]'));
});
