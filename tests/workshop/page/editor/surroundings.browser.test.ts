import { history } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editorSigns, forgetWeights } from '../../../../src/workshop/page/editor/surroundings.ts';
import { find } from '../../../browser/page.ts';

afterEach(() => document.body.replaceChildren());

test('undo and redo stand before the signs, « Champ simple » after them, none a stop of the keyboard (U6, U17)', async () => {
  document.body.innerHTML =
    '<section><textarea></textarea><div class="workshop-signs"><button>;</button></div></section>';
  const view = new EditorView({ doc: 'un', extensions: history(), parent: document.body });
  const leave = vi.fn();
  const take = editorSigns(view, find('textarea'), leave);
  view.dispatch({ changes: { from: 2, insert: ' deux' } });
  const names = () => [...find('.workshop-signs').children].map((one) => one.ariaLabel);
  expect(names()).toEqual(['Défaire', 'Refaire', null, null]);
  const stops = [...document.querySelectorAll<HTMLElement>('.workshop-signs button')];
  expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
  await page.getByRole('button', { name: 'Défaire' }).click();
  expect([view.state.doc.toString(), view.hasFocus]).toEqual(['un', true]);
  await page.getByRole('button', { name: 'Refaire' }).click();
  expect(view.state.doc.toString()).toBe('un deux');
  await page.getByRole('button', { name: 'Champ simple' }).click();
  expect(leave).toHaveBeenCalledOnce();
  take();
  expect(names()).toEqual([null]);
  view.destroy();
});

test('buttons of the language that has come no longer say its weight (U17)', () => {
  const button = (language: string) =>
    `<button data-exercise="${language}" data-language="${language}">Ouvrir l’atelier (95 Ko)</button>`;
  document.body.innerHTML = `${button('css')}${button('html')}<button>Essayer (1 Ko)</button>`;
  forgetWeights('css');
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
    'Ouvrir l’atelier',
    'Ouvrir l’atelier (95 Ko)',
    'Essayer (1 Ko)',
  ]);
});
