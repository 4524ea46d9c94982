import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFilm } from '../../../../src/browser/tutorial/film/player.ts';
import type { Film, FilmFrame } from '../../../../src/rules/tutorial/film/film.ts';
import { find } from '../../page.ts';

const frame = (line: number, n: string): FilmFrame => ({
  ...{ line, printed: 0, objects: [] },
  calls: [['', [['n', n]]]],
});
const FILM: Film = { output: '', frames: [frame(1, '1'), frame(2, '2'), frame(3, '3')] };

const said = () => find('[role=status]').textContent?.replace(/\u00A0/g, ' ');
const current = () => find('.sample-film [aria-current=step]').textContent;
const named = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  document.body.innerHTML = `
    <figure class="code"><pre><code>un
deux
trois</code></pre><p class="film-open"><button>Pas à pas</button></p></figure>
    <figure class="output"></figure>`;
  openFilm(find('button'), FILM);
});

test('a film opens under its sample, at its first line, and what opened it waits', () => {
  expect(find('figure + .sample-film').getAttribute('aria-label')).toBe('Pas à pas');
  expect(current()).toBe('un');
  expect(said()).toBe('Ligne 1 : n vaut 1.');
  expect(find('.film-place').textContent).toBe('1 / 3');
  expect(find('.film-open').hidden).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Avancer d’une ligne');
});

test('buttons lead a line on, a line back, to the end and to the start, and stay there', async () => {
  for (const [name, line, sentence] of [
    ['Avancer d’une ligne', 'deux', 'Ligne 2 : n vaut 2.'],
    ['Aller à la fin', 'trois', 'Ligne 3 : n vaut 3.'],
    ['Avancer d’une ligne', 'trois', 'Ligne 3 : n vaut 3.'],
    ['Reculer d’une ligne', 'deux', 'Ligne 2 : n vaut 2.'],
    ['Revenir au début', 'un', 'Ligne 1 : n vaut 1.'],
    ['Reculer d’une ligne', 'un', 'Ligne 1 : n vaut 1.'],
  ] as const) {
    await named(name).click({ force: true });
    expect([current(), said()]).toEqual([line, sentence]);
  }
  await expect.element(named('Revenir au début')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(named('Aller à la fin')).toHaveAttribute('aria-disabled', 'false');
});

test('arrow keys do the same, but over the code, where they scroll, and with another key', async () => {
  for (const [keys, line] of [
    ['{ArrowRight}', 'deux'],
    ['{End}', 'trois'],
    ['{ArrowLeft}', 'deux'],
    ['{Home}', 'un'],
    ['{Shift>}{ArrowRight}{/Shift}', 'un'],
    ['{ArrowDown}', 'un'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(current()).toBe(line);
  }
  find('.film-code').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toBe('un');
});

test('it is closed, and the focus goes back to what opened it', async () => {
  await named('Fermer le pas à pas').click();
  expect(document.querySelector('.sample-film')).toBeNull();
  expect(find('.film-open').hidden).toBe(false);
  expect(document.activeElement).toBe(find('.film-open button'));
});
