import { shareHref } from '../../rules/site/links.ts';
import {
  bestFields,
  decodeAnswers,
  encodeAnswers,
  LETTERS,
  readGains,
  resultText,
} from '../../rules/site/orientation.ts';
import { queryParameter } from '../platform/navigate.ts';
import { scrollToId } from '../platform/scroll.ts';

/** The parameter that keeps the answers: `/conseils/test?reponses=acbdabcda` (G8). */
const PARAMETER = 'reponses';

/** What the button says before the last question, and at it. */
const NEXT = 'Question suivante';
const END = 'Voir mes deux domaines';

/**
 * Asks the questions of the test one at a time, and connects them to the result; an address with answers shows
 * theirs (G7, G8).
 */
export function installOrientation(): void {
  const form = document.querySelector<HTMLFormElement>('.orientation-form');
  const result = document.getElementById('resultat');
  const [next, back, again] = form?.querySelectorAll('button') ?? [];
  if (!form || !result || !next || !back || !again) return;
  const questions = [...form.querySelectorAll('fieldset')];
  let rank = 0;
  const ask = (asked: number) => {
    rank = asked;
    questions.forEach((question, place) => {
      question.classList.toggle('is-asked', place === rank);
    });
    const bar = form.querySelector('progress');
    if (bar) bar.value = rank + 1;
    next.textContent = rank === questions.length - 1 ? END : NEXT;
    back.hidden = rank === 0;
    again.hidden = rank === 0;
  };
  // The browser's own bubble speaks its language, and is gone in seconds.
  form.noValidate = true;
  form.addEventListener('change', () => markOpen(questions[rank], false));
  back.addEventListener('click', () => {
    ask(rank - 1);
    enter(questions[rank]);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isOpen = !questions[rank]?.querySelector(':checked');
    markOpen(questions[rank], isOpen);
    if (isOpen) return enter(questions[rank]);
    if (rank < questions.length - 1) {
      ask(rank + 1);
      return enter(questions[rank]);
    }
    const chosen = chosenIn(form);
    window.history.replaceState(null, '', `?${PARAMETER}=${encodeAnswers(chosen.map(placeOf))}`);
    show(result, chosen);
    scrollToId(result.getAttribute('aria-labelledby') ?? '', 'start');
  });
  form.addEventListener('reset', () => {
    for (const question of questions) markOpen(question, false);
    result.hidden = true;
    window.history.replaceState(null, '', window.location.pathname);
    ask(0);
    enter(questions[0]);
  });
  const places = decodeAnswers(queryParameter(PARAMETER), questions.length);
  if (!places) return;
  questions.forEach((question, place) => {
    const input = question.querySelectorAll('input')[places[place] ?? -1];
    if (input) input.checked = true;
  });
  ask(questions.length - 1);
  show(result, chosenIn(form));
}

/** Brings a question whole into sight, and the focus to its answer, or to its first one. */
function enter(question: HTMLElement | undefined): void {
  const input =
    question?.querySelector<HTMLElement>(':checked') ?? question?.querySelector('input');
  input?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
}

/** Says under a question that it has no answer yet, or no longer says it (G7). */
function markOpen(question: HTMLElement | undefined, isOpen: boolean): void {
  if (!question) return;
  const id = `manque-${question.querySelector('input')?.name}`;
  document.getElementById(id)?.remove();
  question.removeAttribute('aria-describedby');
  if (!isOpen) return;
  const error = document.createElement('p');
  Object.assign(error, { id, className: 'field-error', textContent: 'Choisissez une réponse.' });
  question.append(error);
  question.setAttribute('aria-describedby', id);
}

/** The answers that are chosen, in the order of the questions. */
function chosenIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input:checked')];
}

function placeOf({ value }: HTMLInputElement): number {
  return LETTERS.indexOf(value);
}

/** Shows the cards of the two fields, the best one first, each with the answers that gave it points. */
function show(result: HTMLElement, chosen: readonly HTMLInputElement[]): void {
  const gainsOf = ({ dataset }: HTMLInputElement) => readGains(dataset.fields ?? '');
  const best = bestFields(chosen.map(gainsOf));
  const cards = [...result.querySelectorAll<HTMLElement>('[data-field]')];
  const shown = best.flatMap((field) => cards.filter(({ dataset }) => dataset.field === field));
  for (const card of cards) card.hidden = !shown.includes(card);
  for (const card of shown) {
    const reasons = chosen.filter((input) =>
      gainsOf(input).some((one) => one === card.dataset.field),
    );
    card.querySelector('[data-reasons]')?.replaceChildren(...reasons.map(reasonOf));
    card.parentElement?.append(card);
  }
  const names = shown.map((card) => card.querySelector('h3')?.textContent ?? '');
  const share = result.querySelector<HTMLAnchorElement>('[data-share]');
  if (share) share.href = shareHref(resultText(names, window.location.href));
  result.hidden = false;
}

/** An answer as a line of a list, without its letter. */
function reasonOf(input: HTMLInputElement): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = input.nextElementSibling?.lastChild?.textContent?.trim() ?? '';
  return item;
}
