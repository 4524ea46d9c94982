import { type Box, wakeBox } from './box.ts';
import { stopButton } from './stop-button.ts';
import { typedLines } from './typed-lines.ts';

/** A sample that is tried, as its box needs it. */
export interface Tried {
  code: string;
  /** The lines that its result shows a reader typing. */
  typed: readonly string[];
  /** It writes to the console, and shows no page. */
  isConsole: boolean;
  /** Found in code that asks its reader for lines. */
  asks?: RegExp | undefined;
  /** Said under the editor: what its workshop leaves out. */
  lacks?: string | undefined;
}

/** An editor, its signs, the frame and the console stand under a sample that is tried. */
export interface SampleBox {
  box: Box;
  /** The lines typed ahead for `input()` and `prompt()`. */
  typed: () => string[];
  /** « Exécuter » is « Arrêter » until the program has ended (U9). */
  untilStopped: ReturnType<typeof stopButton>;
}

/**
 * Shows the workshop (`components/tutorial/Workshop.astro`) in place of the button; `run` runs what the
 * editor holds (U6).
 */
export function openSampleBox(
  button: HTMLElement,
  { code, typed: first, isConsole, asks, lacks }: Tried,
  verbs: { run: () => void; closed: () => void },
): SampleBox {
  const box = wakeBox(code, isConsole);
  const { element, field, stage } = box;
  const signs = element.querySelector('.workshop-signs');
  const typed = typedLines(asks);
  const reset = () => {
    typed.fill(first);
    typed.follow(code);
  };
  reset();
  signs?.after(typed.element);
  if (lacks) {
    const note = document.createElement('p');
    note.className = 'workshop-note';
    note.textContent = lacks;
    signs?.after(note);
  }
  field.onChange(() => typed.follow(field.code()));
  const untilStopped = stopButton(box.run, () => {
    verbs.run();
    stage.reveal();
  });
  box.restore.addEventListener('click', () => {
    field.setCode(code);
    reset();
    verbs.run();
  });
  box.close.addEventListener('click', () => {
    verbs.closed();
    stage.close();
    element.remove();
    button.hidden = false;
    button.focus();
  });
  button.closest('figure')?.after(element);
  button.hidden = true;
  field.focus();
  return { box, typed: typed.lines, untilStopped };
}

/** Takes back what the buttons of samples in this language say of a download: it has been asked for (U1). */
export function forgetDownload(language: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('.try-out')) {
    if (button.dataset.language !== language) continue;
    delete button.dataset.download;
    button.textContent = 'Essayer';
  }
}
