import type { StepKey } from '../../../rules/tutorial/steps.ts';

/** How many of the things that a step teaches its band says again. */
const LEARNT = 3;

/** What a band says, and how it is. */
export interface Band {
  /** Its place among the eight, from 1. */
  number: number;
  /** What the reader must still do; '' when nothing. */
  lack: string;
  state: 'empty' | 'woven' | 'weaving';
}

/** What a step holds, as the page shows it; undefined on a page that does not have it. */
export function workOf(
  key: StepKey,
  passed: readonly string[],
): { quizzes: number; exercises: number; passed: number } | undefined {
  const panel = document.getElementById(key);
  if (!panel?.matches('.step')) return undefined;
  const buttons = [...panel.querySelectorAll<HTMLElement>('[data-exercise]')];
  return {
    quizzes: panel.querySelectorAll('.quiz').length,
    exercises: buttons.length,
    passed: buttons.filter(({ dataset }) => passed.includes(dataset.exercise ?? '')).length,
  };
}

/** Shows the bands that are woven, wherever the page shows the cloth (T5, T31). */
export function markWoven(woven: readonly string[]): void {
  const page = document.querySelector<HTMLElement>('.tutorial');
  if (page) page.dataset.woven = woven.join(' ');
}

/**
 * Shows the band of a step above its Retour and Suivant: what it still asks or, once it is woven, what the step has
 * taught, three lines at most. The first time it comes with its place; a band that is woven says so (T31).
 */
export function showBand(key: StepKey, { number, lack, state }: Band): void {
  const panel = document.getElementById(key);
  const foot = panel?.querySelector('.step-foot');
  if (!panel || !foot) return;
  const band = panel.querySelector<HTMLElement>('.step-band') ?? newBand(number);
  if (!band.isConnected) foot.before(band);
  const [title, note, list] = [...band.children].slice(1) as [Element, Element, Element];
  const wasWeaving = band.classList.contains('is-weaving');
  band.classList.toggle('is-weaving', state === 'weaving' || wasWeaving);
  // What is being earned is announced; not a band that is empty, nor one of another day.
  if (state === 'weaving') title.setAttribute('role', 'status');
  const words = state === 'empty' ? `Bande ${number}` : `Étape ${number} tissée`;
  if (title.textContent !== words) title.textContent = words;
  const lines = lack ? [] : [...panel.querySelectorAll('.objectives li')].slice(0, LEARNT);
  note.textContent = lack || (lines.length > 0 ? 'Tu sais maintenant :' : '');
  list.replaceChildren(...lines.map((line) => line.cloneNode(true)));
}

function newBand(number: number): HTMLElement {
  const [band, strip, title, note, list] = (['div', 'i', 'p', 'p', 'ul'] as const).map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  band.className = 'step-band card';
  strip.className = `motif-${number}`;
  title.className = 'box-title';
  band.append(strip, title, note, list);
  return band;
}
