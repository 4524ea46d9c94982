import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { made } from '../made.ts';

/** Commands that have no key on a phone, by their signs: their names, and what they do. */
const COMMANDS = { '↶': ['Défaire', undo], '↷': ['Refaire', redo] } as const;

const KIND = { type: 'button', className: 'icon-button', tabIndex: -1 } as const;

/**
 * Puts undo and redo before the signs of the field's workshop, and after them « Champ simple », which calls `leave`, for a
 * reader whose voice reads the editor badly; returns what takes them away (U17).
 */
export function editorSigns(view: EditorView, field: HTMLElement, leave: () => void): () => void {
  const signs = field.parentElement?.querySelector('.workshop-signs');
  const buttons = Object.entries(COMMANDS).map(([sign, [name, run]]) => {
    const button = made('button', { ...KIND, ariaLabel: name, textContent: sign });
    button.style.fontSize = '1.4rem';
    button.addEventListener('click', () => {
      run(view);
      view.focus();
    });
    return button;
  });
  signs?.prepend(...buttons);
  const plain = made('button', { ...KIND, textContent: 'Champ simple' });
  plain.addEventListener('click', leave);
  signs?.append(plain);
  return () => {
    for (const button of [...buttons, plain]) button.remove();
  };
}

/** The buttons of other exercises no longer say what has come: it comes once (U17). */
export function forgetWeights(language: string): void {
  const buttons = document.querySelectorAll(`[data-exercise][data-language="${language}"]`);
  for (const button of buttons) button.textContent = 'Ouvrir l’atelier';
}
