import type { Film } from '../../../rules/tutorial/film/film.ts';
import { viewOf } from '../../../rules/tutorial/film/view.ts';
import { codeLines } from './code-lines.ts';
import { made } from './made.ts';
import { stateOf } from './state.ts';

/** The film of a sample, under it: its code, the line that has just run, and what is then true (U25). */
export function openFilm(button: HTMLElement, film: Film): void {
  const figure = button.closest('figure') as HTMLElement;
  const opener = button.closest('.film-open') as HTMLElement;
  const last = film.frames.length - 1;
  let index = 0;
  const lines = codeLines(figure.querySelector('code') as Element);
  const code = made('pre', 'film-code', made('code', '', ...lines));
  const said = made('p', 'film-said');
  const place = made('span', 'film-place');
  const state = made('div', 'film-state');
  const box = made('section', 'sample-film');

  const go = (to: number) => {
    index = Math.min(Math.max(to, 0), last);
    const view = viewOf(film, index);
    if (!view) return;
    for (const [at, line] of lines.entries()) {
      if (at + 1 === view.line) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    }
    const now = lines[view.line - 1];
    if (now) code.scrollTop = now.offsetTop - code.clientHeight / 2;
    said.textContent = view.said;
    place.textContent = view.place;
    state.replaceChildren(...stateOf(view));
    for (const one of [start, back]) one.setAttribute('aria-disabled', String(index === 0));
    for (const one of [forward, end]) one.setAttribute('aria-disabled', String(index === last));
  };
  const close = () => {
    box.remove();
    opener.hidden = false;
    button.focus();
  };
  const start = move('M5 4v12M15 4 8 10l7 6z', 'Revenir au début', () => go(0));
  const back = move('M14 3 5 10l9 7z', 'Reculer d’une ligne', () => go(index - 1));
  const forward = move('M6 3l9 7-9 7z', 'Avancer d’une ligne', () => go(index + 1));
  const end = move('M15 4v12M5 4l7 6-7 6z', 'Aller à la fin', () => go(last));
  const moves = made(
    'div',
    'film-moves',
    start,
    back,
    place,
    forward,
    end,
    move('M4 4l12 12M16 4 4 16', 'Fermer le pas à pas', close),
  );

  box.addEventListener('keydown', (event) => {
    const to = placeFor(event.key, index, last);
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // Over the code, arrows scroll.
    if (to === undefined || isOther || event.target === code) return;
    event.preventDefault();
    go(to);
  });

  said.setAttribute('role', 'status');
  box.setAttribute('aria-label', 'Pas à pas');
  code.tabIndex = 0;
  code.setAttribute('role', 'group');
  code.setAttribute('aria-label', 'Code, ligne par ligne');
  box.append(code, moves, said, state);
  figure.after(box);
  opener.hidden = true;
  forward.focus();
  go(0);
}

/** The frame that a key leads to; undefined for any other key. */
function placeFor(key: string, index: number, last: number): number | undefined {
  const places = new Map([
    ['ArrowLeft', index - 1],
    ['ArrowRight', index + 1],
    ['Home', 0],
    ['End', last],
  ]);
  return places.get(key);
}

const SVG = 'http://www.w3.org/2000/svg';

/** A button that is drawn: fonts of phones have no such signs, or have them in colours of their own. */
function move(drawing: string, label: string, act: () => void): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', drawing);
  svg.append(path);
  const button = made('button', '', svg);
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', label);
  button.addEventListener('click', act);
  return button;
}
