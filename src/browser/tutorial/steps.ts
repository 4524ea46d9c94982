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
 * Shows a step and sets the title. When the reader asked for it, moves the focus to its heading and
 * writes `?tabs=`, so that back leads to the step before (T4).
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
  const [, ...site] = document.title.split(' · ').slice(-2);
  document.title = [panel?.dataset.title, ...site].join(' · ');
  for (const link of document.querySelectorAll<HTMLElement>('.step-link')) {
    if (link.dataset.stepLink === key) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
  }
  if (!isAsked) return;
  document.getElementById('etapes')?.hidePopover?.();
  window.scrollTo(0, 0);
  panel?.querySelector<HTMLElement>('.step-title')?.focus({ preventScroll: true });
}

/** Unfolds every `<details>` that covers the heading of the address, then scrolls to it (T2). */
export function showAnchor(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target || target.classList.contains('step')) return;
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
  }
  target.scrollIntoView();
}

/**
 * Calls back for a click on a step's link, for Retour and Suivant (T6), and for Alt with ← or → (T7).
 */
export function onStepAsked(open: (key: StepKey) => void, move: (distance: -1 | 1) => void): void {
  document.addEventListener('click', (event) => {
    const asked = (event.target as Element).closest<HTMLElement>('[data-step-link], [data-move]');
    const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !(altKey || ctrlKey || metaKey || shiftKey || button);
    if (!asked || !isPlain) return;
    event.preventDefault();
    const { stepLink, move: distance } = asked.dataset;
    if (distance) move(distance === '1' ? 1 : -1);
    else if (stepLink) open(stepLink as StepKey);
  });
  document.addEventListener('keydown', (event) => {
    const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || !distance) return;
    event.preventDefault();
    move(distance as -1 | 1);
  });
}

/** Calls back when the address changes: back, forward, or a link to a heading (T4). */
export function onAddress(changed: () => void): void {
  window.addEventListener('popstate', changed);
  window.addEventListener('hashchange', changed);
}
