import { type CodeField, plainField } from './field.ts';
import { type Stage, stageOf } from './stage.ts';

/** The workshop as it stands under a sample or an exercise (`components/tutorial/Workshop.astro`). */
export interface Box {
  element: HTMLElement;
  /** The browser's own field: it holds the same code when the coloured editor is in its place. */
  area: HTMLTextAreaElement;
  field: CodeField;
  stage: Stage;
  verbs: HTMLElement;
  run: HTMLElement;
  restore: HTMLElement;
  close: HTMLElement;
}

/** A copy of the sleeping workshop, awake, with this code in its field. */
export function wakeBox(code: string, isConsole: boolean): Box {
  const template = document.querySelector<HTMLTemplateElement>('.workshop-template');
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  // Code that only writes to the console has nothing to show.
  element.classList.toggle('is-console', isConsole);
  const area = element.querySelector('textarea') as HTMLTextAreaElement;
  const field = plainField(area, code);
  for (const sign of element.querySelectorAll('.workshop-signs button'))
    sign.addEventListener('click', () => field.insert(sign.textContent));
  const verbs = element.querySelector('.workshop-verbs') as HTMLElement;
  const [run, restore, close] = verbs.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  return { element, area, field, stage: stageOf(element), verbs, run, restore, close };
}
