import { type CodeField, plainField } from './field.ts';
import { made } from './made.ts';
import { type Stage, stageOf } from './stage.ts';
import { stopButton } from './stop-button.ts';
import { type TypedLines, typedLines } from './typed-lines.ts';

/** What is tried in a box. */
interface Tried {
  code: string;
  /** It writes to the console, and has no page to show. */
  isConsole: boolean;
  /** Found in code that asks its reader for lines. */
  asks?: RegExp | undefined;
  /** Said under the editor: what its workshop leaves out. */
  lacks?: string | undefined;
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
  verbs: HTMLElement;
  run: HTMLElement;
  restore: HTMLElement;
  /** « Exécuter » is « Arrêter » until the program has ended (U9). */
  untilStopped: ReturnType<typeof stopButton>;
  stage: Stage;
}

/** A copy of the sleeping workshop, awake, for the button that was tapped, which comes back when it closes (U6). */
export function wakeBox(
  button: HTMLElement,
  { code, isConsole, asks, lacks }: Tried,
  asked: { run: () => void; closed: () => void },
): Box {
  const template = document.querySelector<HTMLTemplateElement>('.workshop-template');
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const part = <Part extends HTMLElement>(name: string) => element.querySelector(name) as Part;
  element.classList.toggle('is-console', isConsole);
  const area = part<HTMLTextAreaElement>('textarea');
  const signs = part('.workshop-signs');
  const verbs = part('.workshop-verbs');
  const [run, restore, close] = verbs.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const field = plainField(area, code);
  for (const sign of signs.children)
    sign.addEventListener('click', () => field.insert(sign.textContent));
  const typed = typedLines(asks);
  typed.follow(code);
  field.onChange(() => typed.follow(field.code()));
  signs.after(typed.element);
  if (lacks) signs.after(made('p', { className: 'workshop-note', textContent: lacks }));
  const stage = stageOf(element);
  close.addEventListener('click', () => {
    asked.closed();
    stage.close();
    field.close();
    element.remove();
    button.hidden = false;
    button.focus();
  });
  const untilStopped = stopButton(run, asked.run);
  return { element, area, field, signs, typed, verbs, run, restore, untilStopped, stage };
}
