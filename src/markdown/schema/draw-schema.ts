import type { Element } from 'hast';
import { at, el, elWith } from '../nodes.ts';
import type { SchemaColumn, SchemaTable } from './read-schema.ts';

/** In units of the drawing, which are pixels on a phone of 360. */
const LETTER = 8.45;
const MIN_WIDTH = 230;
const HEAD = 32;
const ROW = 25;
const GAP = 20;
const EDGE = 1;
const INSET = 12;
const LANE = 12;
const ROUND = 6;

/** What a large screen leaves beside the menu of steps. */
const MAX_WIDE = 600;

/** Where a line leaves a column: its row, an edge of its table, and the side of that edge, 1 for the right. */
interface Place {
  x: number;
  y: number;
  side: 1 | -1;
}

/**
 * Tables one under the other, as wide as a phone, and each foreign key as a line to the column that it
 * leads to, in a lane of its own; where there are three tables or more, drawn a second time in two columns, the
 * lanes between them, for large screens. Colours come from the page (T26).
 */
export function drawSchema(tables: readonly SchemaTable[]): Element[] {
  const width = widthOf(tables);
  const between = LANE * (linksOf(tables).length + 2);
  if (tables.length < 3 || 2 * (EDGE + width) + between > MAX_WIDE) return [drawIn([tables], '')];
  const half = halfOf(tables);
  const columns = [tables.slice(0, half), tables.slice(half)];
  return [drawIn([tables], 'schema-narrow'), drawIn(columns, 'schema-wide')];
}

/** The drawing of one column, or of two. */
function drawIn(columns: readonly (readonly SchemaTable[])[], look: string): Element {
  const tables = columns.flat();
  const links = linksOf(tables);
  const width = widthOf(tables);
  const isWide = columns.length > 1;
  const places = new Map<string, Place>();
  const boxes: Element[] = [];
  let bottom = 0;
  for (const [rank, column] of columns.entries()) {
    const left = rank === 0 ? EDGE : EDGE + width + LANE * (links.length + 2);
    const edge =
      rank === 0 ? ({ x: left + width, side: 1 } as const) : ({ x: left, side: -1 } as const);
    let top = EDGE;
    for (const table of column) {
      boxes.push(boxOf(table, left, top, width));
      for (const [row, { name }] of table.columns.entries())
        places.set(`${table.name}.${name}`, { ...edge, y: top + HEAD + ROW * (row + 0.5) });
      top += heightOf(table) + GAP;
    }
    bottom = Math.max(bottom, top - GAP + EDGE);
  }
  const lanes = EDGE + width + LANE * (links.length + 1);
  const right = isWide ? lanes + LANE + width + EDGE : lanes;
  const lines = links.flatMap(([from, to], at) => {
    const [start, end] = [places.get(from), places.get(to)];
    return start && end ? [lineOf(start, end, EDGE + width + LANE * (at + 1.5))] : [];
  });
  return elWith(
    'svg',
    {
      ...(look && { className: [look] }),
      viewBox: `0 0 ${right} ${bottom}`,
      width: right,
      height: bottom,
      role: 'img',
      ariaLabel: `Schéma de ${tables.length} tables, dont le texte suit`,
    },
    ...boxes,
    ...lines,
  );
}

/** « prets.livre_id » and « livres.id », for each foreign key. */
function linksOf(tables: readonly SchemaTable[]) {
  return tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: from, leadsTo }) =>
      leadsTo ? [[`${name}.${from}`, `${leadsTo.table}.${leadsTo.column}`] as const] : [],
    ),
  );
}

/** How many tables stand in the first column: those with which the higher column is lowest. */
function halfOf(tables: readonly SchemaTable[]): number {
  const heights = tables.map((table) => heightOf(table) + GAP);
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0);
  const highest = (half: number) => Math.max(sum(heights.slice(0, half)), sum(heights.slice(half)));
  const halves = tables.slice(1).map((_, rank) => rank + 1);
  return halves.reduce((best, half) => (highest(half) < highest(best) ? half : best), 1);
}

function widthOf(tables: readonly SchemaTable[]): number {
  const letters = tables.flatMap(({ columns }) =>
    columns.map((column) => column.name.length + typeOf(column).length + 3),
  );
  return Math.max(MIN_WIDTH, Math.ceil(Math.max(...letters) * LETTER) + 2 * INSET);
}

function heightOf({ columns }: SchemaTable): number {
  return HEAD + ROW * columns.length + INSET / 2;
}

function boxOf(table: SchemaTable, left: number, top: number, width: number): Element {
  const height = heightOf(table);
  return el(
    'g',
    elWith('rect.schema-box', { ...at(left, top), width, height, rx: '10' }),
    elWith('path.schema-box', { d: `M${left} ${top + HEAD - 4}h${width}` }),
    text('schema-name', left + INSET - EDGE, top + 20, table.name),
    ...table.columns.flatMap((column, row) =>
      rowOf(column, left - EDGE, top + HEAD + ROW * row + 16, width),
    ),
  );
}

function rowOf(
  { name, type, isKey }: SchemaColumn,
  x: number,
  y: number,
  width: number,
): Element[] {
  const kind = elWith('text.schema-type', at(x + width - INSET, y), typeOf({ type, isKey }));
  return [text(isKey ? 'schema-key' : undefined, x + INSET, y, name), kind];
}

/** « INTEGER, clé » */
function typeOf({ type, isKey }: Pick<SchemaColumn, 'type' | 'isKey'>): string {
  return isKey ? `${type}, clé`.replace(/^, /, '') : type;
}

function text(look: string | undefined, x: number, y: number, value: string): Element {
  return elWith(look ? `text.${look}` : 'text', at(x, y), value);
}

/** From the row of a foreign key to that of the key, by the lane of this link, with an arrow at its end. */
function lineOf(start: Place, end: Place, lane: number): Element {
  const drop = end.y - start.y;
  // Rows that are nearly level leave no room for whole corners.
  const round = Math.min(ROUND, Math.abs(drop) / 2);
  const turn = drop > 0 ? round : -round;
  const [out, back] = [start.side, -end.side];
  const path = [
    `M${start.x} ${start.y}H${lane - round * out}`,
    `q${round * out} 0 ${round * out} ${turn}V${end.y - turn}`,
    `q0 ${turn} ${round * back} ${turn}H${end.x - 2 * back}`,
    `m${-6 * back} -4l${6 * back} 4l${-6 * back} 4`,
  ];
  return elWith('path.schema-link', { d: path.join('') });
}
