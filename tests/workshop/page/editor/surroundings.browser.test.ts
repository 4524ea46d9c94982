import { history } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetWeights, undoSigns } from '../../../../src/workshop/page/editor/surroundings.ts';
import { find } from '../../../browser/page.ts';

afterEach(() => document.body.replaceChildren());

test('undo and redo stand before the signs, and give the focus back (U17)', async () => {
  document.body.innerHTML =
    '<section><textarea></textarea><div class="workshop-signs"><button>;</button></div></section>';
  const view = new EditorView({ doc: 'un', extensions: history(), parent: document.body });
  const take = undoSigns(view, find('textarea'));
  view.dispatch({ changes: { from: 2, insert: ' deux' } });
  const names = () => [...find('.workshop-signs').children].map((one) => one.ariaLabel);
  expect(names()).toEqual(['Défaire', 'Refaire', null]);
  await page.getByRole('button', { name: 'Défaire' }).click();
  expect([view.state.doc.toString(), view.hasFocus]).toEqual(['un', true]);
  await page.getByRole('button', { name: 'Refaire' }).click();
  expect(view.state.doc.toString()).toBe('un deux');
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
