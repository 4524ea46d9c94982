import {
  isStepKey,
  STEP_PARAMETER,
  type StepKey,
  stepOfAddress,
  stepOfHash,
} from '../../rules/tutorial/steps.ts';

/** The tutorial that a page shows. */
export interface StepPage {
  name: string;
  slug: string;
}

/** What the page says of its tutorial; undefined on another page. */
export function stepPage(): StepPage | undefined {
  const { tutorial, name } = document.querySelector<HTMLElement>('.tutorial')?.dataset ?? {};
  return tutorial && name ? { slug: tutorial, name } : undefined;
}

export function addressedStep(): StepKey {
  return stepOfAddress(window.location);
}

/** Marks an entry of the history where the reader has been: coming back, the browser knows the place. */
const KNOWN = 'known';

/**
 * Writes the step of a heading into `?tabs=`, so that the next `#` stays in that step (T2); true where the
 * reader has been before, whom the browser then brings back to where he was reading (T4).
 */
export function settleAddress(): boolean {
  const { hash, search } = window.location;
  const key = stepOfHash(hash);
  const isKnown = window.history.state === KNOWN;
  const isSettled = !key || key === stepOfAddress({ hash: '', search });
  const address = isSettled ? '' : `?${STEP_PARAMETER}=${key}${hash}`;
  if (!isKnown || address) window.history.replaceState(KNOWN, '', address || undefined);
  return isKnown;
}

/**
 * Shows a step, sets the title, and shows the step's outline under its link in the menu, whose sheet
 * closes. When the reader asked for the step, moves the focus to its heading. Writes `?tabs=`, so that back
 * leads to the step before: first, for the browser keeps with the address that is left the place where one
 * was reading (T4, T21).
 */
export function showStep(key: StepKey, isAsked: boolean): void {
  const panel = document.getElementById(key);
  const { classList, dataset } = document.documentElement;
  if (key !== addressedStep()) {
    // With its heading, the address that is left would lead back to it, and not to the place.
    const { hash, search } = window.location;
    if (hash) window.history.replaceState(KNOWN, '', search || window.location.pathname);
    // A step that no frame has shown is no place to come back to.
    const write = classList.contains('is-opening') ? 'replaceState' : 'pushState';
    window.history[write](KNOWN, '', `?${STEP_PARAMETER}=${key}`);
  }
  // What lies below the screen waits until after the frame that shows the step.
  classList.toggle('is-opening', isAsked);
  requestAnimationFrame(() => setTimeout(() => classList.remove('is-opening')));
  for (const step of document.querySelectorAll('.step')) {
    // Where a browser searches closed steps too, it says then which one it has found (T2).
    if ('onbeforematch' in step && step !== panel) step.setAttribute('hidden', 'until-found');
    else step.removeAttribute('hidden');
  }
  dataset.step = key;
  document.title = `${panel?.dataset.title} · ${document.title.split(' · ').pop()}`;
  document.querySelector('.step-links .outline-fold')?.remove();
  const outline = panel?.querySelector('.outline-fold')?.cloneNode(true);
  for (const link of document.querySelectorAll<HTMLElement>('.step-link')) {
    const isShown = link.dataset.stepLink === key;
    if (isShown) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
    if (isShown && outline) link.after(outline);
  }
  document.getElementById('etapes')?.hidePopover?.();
  if (!isAsked) return;
  window.scrollTo(0, 0);
  panel?.querySelector<HTMLElement>('.step-title')?.focus({ preventScroll: true });
}

/** Calls back with the step where the browser has found what the reader looks for in the page (T2). */
export function onStepFound(found: (key: StepKey) => void): void {
  document.addEventListener('beforematch', ({ target }) => {
    const { id } = target as Element;
    if (isStepKey(id)) found(id);
  });
}

/**
 * Unfolds every `<details>` that covers the heading of the address, then scrolls to it, unless the browser
 * knows a better place (T2); the focus moves there when the reader asked for it, for a menu that closes
 * would take it back (T21).
 */
export function showAnchor(isAsked: boolean, isKnown = false): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target || target.classList.contains('step')) return;
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
  }
  if (isKnown) return;
  if (isAsked) {
    target.tabIndex = -1;
    target.focus();
  }
  target.scrollIntoView();
}

/** Calls back for a click on a step's link, for Retour and Suivant (T6). */
export function onStepAsked(open: (key: StepKey) => void, move: (distance: -1 | 1) => void): void {
  document.addEventListener('click', (event) => {
    const asked = (event.target as Element).closest<HTMLElement>('[data-step-link], [data-move]');
    const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !(altKey || ctrlKey || metaKey || shiftKey || button);
    if (!asked || !isPlain) return;
    event.preventDefault();
    const { stepLink, move: distance } = asked.dataset;
    if (distance) move(Number(distance) as -1 | 1);
    else if (stepLink) open(stepLink as StepKey);
  });
}

/** Calls back when the address changes: back, forward, or a link to a heading, which browsers tell alike (T4). */
export function onAddress(changed: () => void): void {
  window.addEventListener('popstate', changed);
}
