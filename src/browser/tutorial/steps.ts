import {
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

/** Writes the step of a heading into `?tabs=`, so that the next `#` stays in that step (T2). */
export function settleAddress(): void {
  const { hash, search } = window.location;
  const key = stepOfHash(hash);
  if (!key || key === stepOfAddress({ hash: '', search })) return;
  window.history.replaceState(null, '', `?${STEP_PARAMETER}=${key}${hash}`);
}

/**
 * Shows a step, sets the title, and shows the step's outline under its link in the menu, whose sheet
 * closes. When the reader asked for the step, moves the focus to its heading and writes `?tabs=`, so that
 * back leads to the step before (T4, T21).
 */
export function showStep(key: StepKey, isAsked: boolean): void {
  const panel = document.getElementById(key);
  const { classList, dataset } = document.documentElement;
  // What lies below the screen, and the address, wait until after the frame that shows the step.
  classList.toggle('is-opening', isAsked);
  const finish = () => {
    classList.remove('is-opening');
    if (key === dataset.step && key !== addressedStep()) {
      window.history.pushState(null, '', `?${STEP_PARAMETER}=${key}`);
    }
  };
  requestAnimationFrame(() => setTimeout(finish));
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

/**
 * Unfolds every `<details>` that covers the heading of the address, then scrolls to it (T2); the focus
 * moves there when the reader asked for it, for a menu that closes would take it back (T21).
 */
export function showAnchor(isAsked: boolean): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target || target.classList.contains('step')) return;
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
  }
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
