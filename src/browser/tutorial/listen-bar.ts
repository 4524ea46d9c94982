/** The buttons of the bar call these. */
export interface ListenVerbs {
  back: () => void;
  pause: () => void;
  next: () => void;
  close: () => void;
  rate: (rate: number) => void;
}

const SAID_CLASS = 'is-said';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** A reader who moves the page by hand is not led back to what is said. */
const BY_HAND = ['wheel', 'touchmove', 'hashchange'] as const;
const SCROLLING_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];
/** Inside these elements the keys of the bar already have a use. */
const FIELDS = 'input,select,textarea,[contenteditable]';
/** These close by Escape themselves; a browser without popovers ignores the first one within `:is()`. */
const OPEN = ':is(:popover-open,dialog[open])';
/** Inside these elements Escape already has a use. */
const OWN_ESCAPE = '[type=search],textarea,[contenteditable],.menu[open]';

let isFollowed = true;

/** Connects the bar; returns false on a page without one. */
export function installListenBar(verbs: ListenVerbs): boolean {
  const found = bar();
  if (!found) return false;
  found.addEventListener('click', ({ target }) => {
    const verb = (target as Element).closest<HTMLElement>('[data-listen]')?.dataset.listen;
    if (verb === 'back' || verb === 'pause' || verb === 'next' || verb === 'close') verbs[verb]();
  });
  found.querySelector('select')?.addEventListener('change', ({ currentTarget }) => {
    verbs.rate(Number((currentTarget as HTMLSelectElement).value));
  });
  const unfollow = () => (isFollowed = false);
  for (const gesture of BY_HAND) window.addEventListener(gesture, unfollow, { passive: true });
  window.addEventListener('keydown', (event) => scrolls(event) && unfollow());
  // The scroll bar stands beside what the page covers.
  window.addEventListener('pointerdown', ({ clientX }) => {
    if (clientX >= document.documentElement.clientWidth) unfollow();
  });
  return true;
}

function scrolls({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  const elsewhere = key === ' ' ? `${FIELDS},button,summary` : FIELDS;
  return (
    SCROLLING_KEYS.includes(key) && !defaultPrevented && !(target as Element).closest(elsewhere)
  );
}

/** Shows the bar with what it says, and what its middle button does: « Pause » or « Reprendre ». */
export function showListenBar(state: string, isPaused: boolean): void {
  const found = bar();
  const pause = found?.querySelector('[data-listen="pause"]');
  const told = found?.querySelector('.listen-state');
  if (!found || !pause || !told) return;
  found.hidden = false;
  told.textContent = state;
  pause.textContent = isPaused ? 'Reprendre' : 'Pause';
}

/** Takes the bar and the mark away; the focus goes back to the button that began. */
export function hideListenBar(button: HTMLElement | undefined): void {
  const found = bar();
  if (!found) return;
  const hadFocus = found.contains(document.activeElement);
  found.hidden = true;
  mark(undefined);
  if (hadFocus) button?.focus({ preventScroll: true });
}

/** Marks the passage that is said; scrolls to it unless the reader has moved the page, or `leads` says so. */
export function mark(element: HTMLElement | undefined, leads = false): void {
  for (const old of document.querySelectorAll(`.${SAID_CLASS}`)) old.classList.remove(SAID_CLASS);
  if (!element) return;
  element.classList.add(SAID_CLASS);
  if (leads) isFollowed = true;
  if (!isFollowed) return;
  const behavior = matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
  element.scrollIntoView({ behavior, block: 'center' });
}

/**
 * Calls back when another step is shown, and for Escape wherever the focus is, unless it closes something else first;
 * returns the function that stops it (T28).
 */
export function onLeft(callback: () => void): () => void {
  const { dataset } = document.documentElement;
  const { step } = dataset;
  // A link to a heading writes the same step again.
  const observer = new MutationObserver(() => dataset.step !== step && callback());
  observer.observe(document.documentElement, { attributeFilter: ['data-step'] });
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || document.querySelector(OPEN)) return;
    if (!(target as Element).closest(OWN_ESCAPE)) callback();
  };
  // Before what is open closes.
  document.addEventListener('keydown', onKey, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKey, true);
  };
}

function bar(): HTMLElement | null {
  return document.querySelector('.listen-bar');
}
