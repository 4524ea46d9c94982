/** A field of lines that a program is given as it asks for them. */
export interface TypedLines {
  lines: () => string[];
  fill: (lines: readonly string[]) => void;
  /** Shows the field when the code asks for lines. */
  follow: (code: string) => void;
}

/**
 * The lines that the reader types ahead, in the field of a label: a program in a frame cannot wait for them. `asks`:
 * found in code that asks for lines (U18).
 */
export function typedLines(label: HTMLElement, asks: RegExp | undefined): TypedLines {
  const field = label.querySelector('textarea') as HTMLTextAreaElement;
  return {
    lines: () => (field.value === '' ? [] : field.value.replace(/\n$/, '').split('\n')),
    fill(lines) {
      field.value = lines.join('\n');
    },
    follow(code) {
      label.hidden = !asks?.test(code);
    },
  };
}
