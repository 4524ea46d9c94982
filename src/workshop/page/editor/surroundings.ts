import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { made } from '../made.ts';

/** Commands that have no key on a phone, by their signs: their names, and what they do. */
const COMMANDS = { '↶': ['Défaire', undo], '↷': ['Refaire', redo] } as const;

/** Puts undo and redo before the signs of the field's workshop; returns what takes them away (U17). */
export function undoSigns(view: EditorView, field: HTMLElement): () => void {
  const signs = field.parentElement?.querySelector('.workshop-signs');
  const buttons = Object.entries(COMMANDS).map(([sign, [name, run]]) => {
    const kind = { type: 'button', className: 'icon-button' } as const;
    const button = made('button', { ...kind, ariaLabel: name, textContent: sign });
    button.style.fontSize = '1.4rem';
    button.addEventListener('click', () => {
      run(view);
      view.focus();
    });
    return button;
  });
  signs?.prepend(...buttons);
  return () => {
    for (const button of buttons) button.remove();
  };
}

/** The buttons of other exercises no longer say what has come: it comes once (U17). */
export function forgetWeights(language: string): void {
  const buttons = document.querySelectorAll(`[data-exercise][data-language="${language}"]`);
  for (const button of buttons) button.textContent = 'Ouvrir l’atelier';
}
