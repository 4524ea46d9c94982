import type { FilmBox, FilmRow, FilmView } from '../../../rules/tutorial/film/view.ts';
import { made } from './made.ts';

/** What a frame shows under the code: the open calls, the objects, what is printed. */
export function stateOf({ calls, objects, output }: FilmView): HTMLElement[] {
  return [
    ...group('Appels ouverts', calls.map(boxOf)),
    ...group('Objets', objects.map(boxOf)),
    ...group('Affiché', output ? [made('pre', 'film-output', made('samp', '', output))] : []),
  ];
}

function group(title: string, shown: HTMLElement[]): HTMLElement[] {
  return shown.length > 0
    ? [made('p', 'film-label', title), made('div', 'film-boxes', ...shown)]
    : [];
}

function boxOf({ title, note, rows }: FilmBox): HTMLElement {
  const box = made('div', 'film-box', made('p', 'film-title', title));
  if (note) box.append(made('p', 'film-note', note));
  if (rows.length > 0) box.append(made('dl', '', ...rows.map(rowOf)));
  return box;
}

/** What changed has its word beside it, and not a colour alone. */
function rowOf({ name, value, mark }: FilmRow): HTMLElement {
  const held = made('dd', '', value);
  if (mark) held.append(' ', made('em', '', mark));
  return made('div', mark ? 'is-changed' : '', made('dt', '', name), held);
}
