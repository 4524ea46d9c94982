import { Refusal } from '../../frame/assert.ts';
import { isSeen, one } from '../../frame/shown-page.ts';

/** In milliseconds: what has not come by then does not come. */
const PATIENCE_MS = 2_000;
/** Tasks that React may take to draw what an event has changed, its effects and transitions included. */
const TASKS = 4;
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

type Target<Kind extends HTMLElement> = string | Kind;

/** Touches an element as a finger does; resolves once React has drawn what it changes. */
export async function touch(target: Target<HTMLElement>): Promise<void> {
  const element = elementOf(target);
  if (!element.matches(':disabled')) {
    const place = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    const pointer = Object.assign({ isPrimary: true, pointerType: 'touch' }, place);
    element.dispatchEvent(new PointerEvent('pointerdown', pointer));
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    if (element.dispatchEvent(new MouseEvent('mousedown', place))) focusFrom(element);
    element.dispatchEvent(new MouseEvent('mouseup', place));
    element.click();
  }
  await drawn();
}

/** Fills a field as a hand does, checks a box, chooses an option; resolves once React has drawn it. */
export async function fill(
  target: Target<HTMLInputElement>,
  value: string | boolean,
): Promise<void> {
  const field = elementOf(target);
  focusFrom(field);
  if (typeof value === 'boolean') {
    if (field.checked !== value) field.click();
  } else {
    // React watches the property of the field itself: the one of all fields tells it nothing.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    if (field.value !== value && field.localName === 'select')
      throw new Refusal(`reçu : aucun choix « ${value} » ; attendu : un des choix de la liste`);
    for (const kind of ['input', 'change'])
      field.dispatchEvent(new Event(kind, { bubbles: true, cancelable: false }));
  }
  await drawn();
}

/**
 * Waits until a condition holds, two seconds at most: one that is true, or an assertion that passes. Gives
 * what it has given.
 */
export async function until<Found>(condition: () => Found): Promise<Found> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      const found = condition();
      if (found || found === undefined) return found;
    } catch (error) {
      if (isLast) throw error;
    }
    if (isLast)
      throw new Refusal('reçu : toujours pas après 2 secondes ; attendu : ce que le test attend');
    await task(20);
  }
}

/** Resolves once React has drawn what it had to. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < TASKS; turn += 1) await task();
}

function elementOf<Kind extends HTMLElement>(target: Target<Kind>): Kind {
  if (typeof target !== 'string') return target;
  const element = one<Kind>(target);
  if (!isSeen(target))
    throw new Refusal(`reçu : « ${target} » ne se voit pas ; attendu : un élément que l’on voit`);
  return element;
}

/** The focus goes to the element, or to the one around it that takes it; else it is lost. */
function focusFrom(element: HTMLElement): void {
  const taker = element.closest<HTMLElement>(FOCUSABLE);
  if (taker) taker.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function task(milliseconds = 0): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
