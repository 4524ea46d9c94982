import type { Element } from 'hast';
import { french } from '../rules/text/typography.ts';
import type { Fence } from './fences.ts';
import { el, elWith } from './nodes.ts';

const ARROW = / +→ +/;
const CELLS = / +\| +/;
/** `tour 1 : ventes → 12 | 7`: when it is so, then what leads to what. */
const ROW = /^(?:(?<when>[^:→|"]+) : )?(?<chain>.*)$/;
const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const CALL = /\(.*\)$/;

/**
 * A figure of names, boxes and arrows, one row for each line, in HTML: it follows the theme, the size of
 * the text and the width of the screen, and is read aloud in order. A list is its items, each under its
 * index (T20).
 */
export function drawingFigure({ code, title = '' }: Pick<Fence, 'code' | 'title'>): Element {
  const rows = code.split('\n').filter((line) => line.trim() !== '');
  return el('figure.drawing', ...rows.map(rowOf), el('figcaption', french(title)));
}

function rowOf(line: string): Element {
  const { when, chain = '' } = ROW.exec(line.trim())?.groups ?? {};
  const [first = '', ...others] = chain.split(ARROW);
  const label = when && el('span.drawing-when', when);
  return el(
    'p',
    label,
    ...(label ? [' '] : []),
    partOf(first, others.length > 0),
    ...others.flatMap((part) => [' → ', partOf(part, false)]),
  );
}

/** `isSource`: a name that leads somewhere is a label; elsewhere it is a value. */
function partOf(part: string, isSource: boolean): Element {
  const cells = part.split(CELLS);
  if (cells.length > 1) return el('span.drawing-cells', ...cells.map(cellOf));
  if (CALL.test(part)) return el('code.drawing-call', part);
  const isLabel = isSource && NAME.test(part);
  return elWith('code', { className: [isLabel ? 'drawing-name' : 'drawing-value'] }, part);
}

function cellOf(text: string, index: number): Element {
  return elWith('code.drawing-value', { dataIndex: index }, text);
}
