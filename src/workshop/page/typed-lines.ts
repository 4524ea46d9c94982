import { made } from './made.ts';

/** A field of lines that a program is given as it asks for them. */
export interface TypedLines {
  element: HTMLElement;
  lines: () => string[];
  fill: (lines: readonly string[]) => void;
  /** Shows the field when the code asks for lines. */
  follow: (code: string) => void;
}

/**
 * The lines that the reader types ahead: a program in a frame cannot wait for them. `asks`: found in code
 * that asks for lines (U18).
 */
export function typedLines(asks: RegExp | undefined): TypedLines {
  const field = made('textarea', { className: 'field', rows: 2, autocomplete: 'off' });
  field.spellcheck = false;
  const label = 'Ce que tu tapes quand le programme le demande, une réponse par ligne';
  const element = made('label', { className: 'workshop-typed' }, label, field);
  return {
    element,
    lines: () => (field.value === '' ? [] : field.value.replace(/\n$/, '').split('\n')),
    fill(lines) {
      field.value = lines.join('\n');
    },
    follow(code) {
      element.hidden = !asks?.test(code);
    },
  };
}
