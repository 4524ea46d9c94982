import type { Element } from 'hast';
import { french } from '../rules/text/typography.ts';
import { DrawingFault } from './drawing-fault.ts';
import type { Fence } from './fences.ts';
import { el, elWith, type LessonNode } from './nodes.ts';

const MAX_ACTORS = 3;
const MAX_MOMENTS = 12;
/** `10 h 02 : lit 1 place | attend` */
const MOMENT = /^(?<when>[^|`]+?) :(?: (?<cells>.*))?$/;
const CELLS = /\s*\|\s*/;

/**
 * Moments one under the other, and what each actor does then, in a table: a screen reader says the moment and
 * the actor of each cell. The first line names the actors (T20).
 */
export function timelineFigure({ code, title }: Pick<Fence, 'code'> & { title: string }): Element {
  const [heads = '', ...lines] = code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const actors = heads.split(CELLS).filter(Boolean);
  if (actors.length === 0 || actors.length > MAX_ACTORS)
    throw new DrawingFault(
      `cette frise a ${actors.length} acteurs`,
      `nomme-les sur la première ligne, ${MAX_ACTORS} au plus : « Caisse A | Caisse B »`,
    );
  if (lines.length === 0 || lines.length > MAX_MOMENTS)
    throw new DrawingFault(
      `cette frise a ${lines.length} moments`,
      `écris-en un par ligne, ${MAX_MOMENTS} au plus`,
    );
  const head = actors.map((actor) => elWith('th', { scope: 'col' }, ...wordsOf(actor)));
  return el(
    'figure.drawing',
    el(
      'table.drawing-timeline',
      el('thead', el('tr', el('td'), ...head)),
      el('tbody', ...lines.map((line) => momentOf(line, actors.length))),
    ),
    el('figcaption', french(title)),
  );
}

function momentOf(line: string, count: number): Element {
  const { when, cells = '' } = MOMENT.exec(line)?.groups ?? {};
  const parts = cells.split(CELLS);
  if (when === undefined || parts.length > count)
    throw new DrawingFault(
      when === undefined ? `« ${line} » ne dit pas quand` : `« ${line} » a ${parts.length} cases`,
      `écris « 10 h 02 : … | … », une case pour chaque acteur, vide s’il ne fait rien`,
    );
  const all = Array.from({ length: count }, (_, at) => el('td', ...wordsOf(parts[at] ?? '')));
  return el('tr', elWith('th', { scope: 'row' }, french(when)), ...all);
}

/** Code stands between two `. */
function wordsOf(text: string): LessonNode[] {
  return text
    .split('`')
    .map((part, at) =>
      at % 2 ? el('code', part) : ({ type: 'text', value: french(part) } as const),
    );
}
