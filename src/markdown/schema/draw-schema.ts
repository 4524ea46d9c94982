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

/** Where a column stands: the middle of its row. */
type Places = ReadonlyMap<string, number>;

/**
 * Tables one under the other, as wide as a phone, and each foreign key as a line to the column that it
 * leads to, in a lane of its own. Colours come from the page (T26).
 */
export function drawSchema(tables: readonly SchemaTable[]): Element {
  const links = tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: from, leadsTo }) =>
      leadsTo ? [[`${name}.${from}`, `${leadsTo.table}.${leadsTo.column}`] as const] : [],
    ),
  );
  const width = widthOf(tables);
  const places = new Map<string, number>();
  let top = EDGE;
  const boxes = tables.map((table) => {
    const box = boxOf(table, top, width);
    for (const [at, { name }] of table.columns.entries())
      places.set(`${table.name}.${name}`, top + HEAD + ROW * (at + 0.5));
    top += heightOf(table) + GAP;
    return box;
  });
  const lines = links.map(([from, to], at) => lineOf(from, to, at, { places, width }));
  const right = width + EDGE + LANE * (links.length + 1);
  const bottom = top - GAP + EDGE;
  return elWith(
    'svg',
    {
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

function widthOf(tables: readonly SchemaTable[]): number {
  const letters = tables.flatMap(({ columns }) =>
    columns.map((column) => column.name.length + typeOf(column).length + 3),
  );
  return Math.max(MIN_WIDTH, Math.ceil(Math.max(...letters) * LETTER) + 2 * INSET);
}

function heightOf({ columns }: SchemaTable): number {
  return HEAD + ROW * columns.length + INSET / 2;
}

function boxOf(table: SchemaTable, top: number, width: number): Element {
  const height = heightOf(table);
  return el(
    'g',
    elWith('rect.schema-box', { ...at(EDGE, top), width, height, rx: '10' }),
    elWith('path.schema-box', { d: `M${EDGE} ${top + HEAD - 4}h${width}` }),
    text('schema-name', INSET, top + 20, table.name),
    ...table.columns.flatMap((column, row) => rowOf(column, top + HEAD + ROW * row + 16, width)),
  );
}

function rowOf({ name, type, isKey }: SchemaColumn, y: number, width: number): Element[] {
  const kind = elWith('text.schema-type', at(width - INSET, y), typeOf({ type, isKey }));
  return [text(isKey ? 'schema-key' : undefined, INSET, y, name), kind];
}

/** « INTEGER, clé » */
function typeOf({ type, isKey }: Pick<SchemaColumn, 'type' | 'isKey'>): string {
  return isKey ? `${type}, clé`.replace(/^, /, '') : type;
}

function text(look: string | undefined, x: number, y: number, value: string): Element {
  return elWith(look ? `text.${look}` : 'text', at(x, y), value);
}

/** From the row of a foreign key to that of the key, by the lane of this link, with an arrow at its end. */
function lineOf(
  from: string,
  to: string,
  at: number,
  { places, width }: { places: Places; width: number },
): Element {
  const [start = 0, end = 0] = [places.get(from), places.get(to)];
  const edge = width + EDGE;
  const lane = edge + LANE * (at + 1.5);
  const turn = start < end ? ROUND : -ROUND;
  const path = [
    `M${edge} ${start}H${lane - ROUND}`,
    `q${ROUND} 0 ${ROUND} ${turn}V${end - turn}`,
    `q0 ${turn} ${-ROUND} ${turn}H${edge + 2}`,
    `m6 -4l-6 4l6 4`,
  ];
  return elWith('path.schema-link', { d: path.join('') });
}
