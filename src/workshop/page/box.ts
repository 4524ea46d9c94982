import { type CodeField, plainField } from './field.ts';
import { type Stage, stageOf } from './stage.ts';
import { type TypedLines, typedLines } from './typed-lines.ts';

/** What is tried in a box. */
interface Tried {
  code: string;
  /** It writes to the console, and has no page to show. */
  isConsole: boolean;
  /** A run lasts, and can be stopped (U9, U19). */
  isStoppable?: boolean | undefined;
  /** Found in code that asks its reader for lines. */
  asks?: RegExp | undefined;
}

/** What runs the code of a box. */
export interface Runner {
  /** Shows what the code does, on the stage of the box; resolves with what to say when it ends, in French. */
  run: (code: string, typed: readonly string[]) => Promise<string>;
  stop: () => void;
  /** Ends what runs, and hears nothing more. */
  close: () => void;
}

/** The workshop as it stands under a sample or an exercise (`components/tutorial/Workshop.astro`). */
export interface Box {
  element: HTMLElement;
  /** The browser's own field: it holds the same code when the coloured editor is in its place. */
  area: HTMLTextAreaElement;
  field: CodeField;
  signs: HTMLElement;
  /** The lines typed ahead for `input()` and `prompt()`. */
  typed: TypedLines;
  /** « Vérifier », which samples hide. */
  check: HTMLElement;
  run: HTMLElement;
  /** The ways on, once an exercise is passed. */
  passed: HTMLElement;
  /** What becomes of the code. */
  note: HTMLElement;
  restore: HTMLElement;
  stage: Stage;
  /** Says what is done, or what came of it, in the one place that is announced. */
  say: (text: string, tone?: string) => void;
  /** Says what begins; returns whether nothing else has begun since. */
  begin: (text: string) => () => boolean;
  /** Runs the code of the field, and says what came of it. */
  play: () => Promise<void>;
}

/** « Exécuter » is that until the program has ended (U9). */
const STOP = 'Arrêter';
/** Said of code that runs. */
export const RUNNING = 'Ton code tourne…';
/** Said of tests that run. */
export const CHECKING = 'Vérification…';

/** A copy of the sleeping workshop, awake, for the button that was tapped, which comes back when it closes (U6). */
export function wakeBox(
  button: HTMLElement,
  { code, isConsole, isStoppable, asks }: Tried,
  asked: { engine: () => Runner; closed?: () => void },
): Box {
  const template = document.querySelector<HTMLTemplateElement>('.workshop-template');
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const part = <Part extends HTMLElement>(name: string) => element.querySelector(name) as Part;
  element.classList.toggle('is-console', isConsole);
  const area = part<HTMLTextAreaElement>('textarea');
  const signs = part('.workshop-signs');
  const status = part('.workshop-status');
  const passed = part('.workshop-passed');
  const [check, run, close] = part('.workshop-verbs').children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const [note, restore] = part('.workshop-kept').children as unknown as [HTMLElement, HTMLElement];
  const field = plainField(area, code);
  for (const sign of signs.children)
    sign.addEventListener('click', () => field.insert(sign.textContent));
  signs.addEventListener('keydown', rove);
  const typed = typedLines(part('.workshop-typed'), asks);
  typed.follow(code);
  field.onChange(() => typed.follow(field.code()));
  let begun = 0;
  const say = (text: string, tone = '') => {
    // The same words twice would be announced twice.
    if (status.textContent !== text) status.textContent = text;
    status.dataset.tone = tone;
  };
  const begin = (text: string) => {
    begun += 1;
    const own = begun;
    run.textContent = 'Exécuter';
    say(text);
    return () => own === begun;
  };
  const stage = stageOf(element, () => say('Terminé.'));
  const play = async () => {
    const isLast = begin(RUNNING);
    if (isStoppable) run.textContent = STOP;
    const end = await asked.engine().run(field.code(), typed.lines());
    if (!isLast()) return;
    run.textContent = 'Exécuter';
    say(end);
    stage.reveal();
  };
  run.addEventListener('click', () => {
    if (run.textContent === STOP) asked.engine().stop();
    else void play();
  });
  close.addEventListener('click', () => {
    asked.engine().close();
    asked.closed?.();
    stage.close();
    field.close();
    element.remove();
    button.hidden = false;
    button.focus();
  });
  return {
    element,
    area,
    field,
    signs,
    typed,
    check,
    run,
    passed,
    note,
    restore,
    stage,
    say,
    begin,
    play,
  };
}

/** The arrows lead from sign to sign: all of them are one stop of the keyboard (U6). */
function rove({ key, target, currentTarget }: KeyboardEvent): void {
  const signs = [...(currentTarget as HTMLElement).children] as HTMLElement[];
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const own = target as HTMLElement;
  const next = step && signs[(signs.indexOf(own) + step + signs.length) % signs.length];
  if (!next) return;
  own.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
