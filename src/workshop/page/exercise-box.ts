import type { ExercisePlace } from '../../rules/tutorial/exercises.ts';
import { type Box, wakeBox } from './box.ts';
import { correctionOf } from './correction.ts';
import { colourField, type EditorLanguage } from './editor/coloured-field.ts';
import { stopButton } from './stop-button.ts';
import { typedLines } from './typed-lines.ts';
import { type VerdictList, verdictList } from './verdicts.ts';

/** An exercise, as its box needs it. */
export interface Proposed {
  /** The code in its field, and what « Rétablir » brings back. */
  first: string;
  starter: string;
  /** It shows a page; else it writes to the console. */
  isShown?: boolean;
  /** Found in code that asks its reader for lines. */
  asks?: RegExp;
  /** Said under the editor: what its checks leave out. */
  lacks?: string;
  editor: EditorLanguage;
}

/** The reader asks for these, by the buttons and the field of the box. */
export interface ExerciseVerbs {
  run: () => void;
  check: () => void;
  /** The reader has changed the code, or given up what was typed. */
  changed: (code: string) => void;
  closed: () => void;
}

/** The workshop of an exercise, under its statement. */
export interface ExerciseBox {
  box: Box;
  verdicts: VerdictList;
  /** Announced: how the tests went. */
  say: (text: string, tone?: 'right') => void;
  /** The lines typed ahead for `input()` and `prompt()`. */
  typed: () => string[];
  /** « Exécuter » is « Arrêter » until the program has ended (U9). */
  untilStopped: (ended: Promise<void>, stop: () => void) => Promise<void>;
  /** Said once under the editor: what becomes of the code. */
  note: (text: string) => void;
}

/** The exercise whose button was tapped; undefined for the button of a sample. */
export function exerciseOf(button: HTMLElement): ExercisePlace | undefined {
  const tutorial = button.closest<HTMLElement>('[data-tutorial]')?.dataset.tutorial;
  const name = button.dataset.exercise;
  return tutorial && name ? { tutorial, name } : undefined;
}

/** Opens the workshop between the statement and its list « À vérifier », which goes with it (U11). */
export function openExerciseBox(
  button: HTMLElement,
  { first, starter, isShown = false, asks, lacks = '', editor }: Proposed,
  verbs: ExerciseVerbs,
): ExerciseBox {
  const section = button.closest('.exercise') as HTMLElement;
  const list = section.querySelector('.to-check') as HTMLElement;
  const box = wakeBox(first, !isShown);
  const { element, field, stage } = box;
  const status = paragraph('workshop-status');
  status.setAttribute('role', 'status');
  const note = paragraph('workshop-note');
  const warning = paragraph('workshop-note');
  warning.textContent = lacks;
  const typed = typedLines(asks);
  typed.follow(first);
  const check = document.createElement('button');
  check.type = 'button';
  check.className = 'button';
  check.textContent = 'Vérifier';
  box.run.classList.add('button-quiet');
  box.verbs.prepend(check);
  const head = parent('workshop-head', box.verbs, status);
  element.classList.add('is-exercise');
  element.prepend(head);
  element.ariaLabel = `Atelier : ${section.querySelector('h3')?.textContent}`;
  const signs = element.querySelector('.workshop-signs') as HTMLElement;
  signs.after(parent('workshop-kept', note, box.restore), warning, typed.element);

  // The list goes where the code is typed, and back.
  const place = button.closest('p') as HTMLElement;
  const heading = list.previousElementSibling as HTMLElement;
  element.append(heading, list, ...correctionOf(button.dataset.exercise ?? ''));

  let erased: string | undefined;
  const offer = (code: string | undefined) => {
    erased = code;
    box.restore.textContent = code === undefined ? 'Rétablir' : 'Annuler';
  };
  field.onChange(() => {
    offer(undefined);
    typed.follow(field.code());
    verbs.changed(field.code());
  });
  // The keyboard of a phone stays where it is, and the verdict above it.
  for (const one of [check, box.run, signs]) one.addEventListener('pointerdown', keepFocus);
  check.addEventListener('click', verbs.check);
  const untilStopped = stopButton(box.run, verbs.run);
  box.restore.addEventListener('click', () => {
    const before = field.code();
    field.setCode(erased ?? starter);
    offer(erased === undefined && before !== starter ? before : undefined);
    typed.follow(field.code());
    verbs.changed(field.code());
  });
  box.close.addEventListener('click', () => {
    verbs.closed();
    stage.close();
    field.close();
    place.before(heading, list);
    element.remove();
    button.hidden = false;
    button.focus();
  });
  place.before(element);
  button.hidden = true;
  field.focus();
  colourField(box, editor);
  return {
    box,
    verdicts: verdictList(list),
    say(text, tone) {
      status.textContent = text;
      status.dataset.tone = tone ?? '';
    },
    note: (text) => {
      note.textContent = text;
    },
    typed: typed.lines,
    untilStopped,
  };
}

function keepFocus(event: Event): void {
  event.preventDefault();
}

function parent(name: string, ...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.append(...children);
  return element;
}

function paragraph(name: string): HTMLElement {
  const element = document.createElement('p');
  element.className = name;
  return element;
}
