import type { Element } from 'hast';
import { french } from '../../rules/text/typography.ts';
import { DrawingFault } from '../drawing-fault.ts';
import { at, el, elWith } from '../nodes.ts';
import { isArrow, type MemoryCell, type MemoryPlace, type MemoryRow } from './read-memory.ts';

/** In units of the drawing, which are pixels at the usual size of text. */
const LETTER = 8.45;
const ZONE_LETTER = 7.6;
const INSET = 7;
const MIN_CELL = 28;
const ZONE = 26;
const HEAD = 20;
const LABEL = 17;
const CELL = 28;
const GAP = 16;
const LANE = 11;
const EDGE = 1;
/** What a zone's frame keeps clear around its boxes; what is between two that stand side by side. */
const FRAME = 8;
const BETWEEN = 24;
/** What a phone of 360 pixels leaves inside the frame. */
const MAX_WIDTH = 294;
const UNITS_PER_REM = 16;

/** Where a box stands, and whether nothing stands to the right of it. */
interface MemoryBox {
  left: number;
  top: number;
  width: number;
  isLast: boolean;
}

/**
 * The boxes one under the other, each zone in its frame, and each address as a line to the box that it
 * leads to, in a lane of its own at the right; two zones without lines stand side by side where they fit; the same said as a list, for who does not see it. Throws a `DrawingFault` when it is too
 * wide for a phone (T27).
 */
export function memoryFigure(rows: readonly MemoryRow[], title: string): Element {
  return el(
    'figure.memory',
    drawMemory(rows),
    el('ul.visually-hidden', ...listOf(rows)),
    el('figcaption', french(title)),
  );
}

function drawMemory(rows: readonly MemoryRow[]): Element {
  const boxes = new Map<string, MemoryBox>();
  const shapes: Element[] = [];
  const arrows: { from: MemoryBox; target: string }[] = [];
  const parts = partsOf(rows);
  const isSideBySide = fitSideBySide(parts);
  let top = 0;
  let bottom = 0;
  let left = 0;
  let width = 0;
  for (const { zone, places } of parts) {
    const partTop = top;
    const partWidth = partWidthOf({ zone, places });
    if (zone !== undefined) {
      shapes.push(text('z', left, top + 17, zone));
      top += ZONE;
    }
    for (const place of places) {
      const cellTop = top + HEAD + (place.cells.some(({ label }) => label) ? LABEL : 0);
      shapes.push(headOf(place, left, top + 14));
      const cellWidth = widthOf(place);
      for (const [index, cell] of place.cells.entries()) {
        const isLast = index === place.cells.length - 1;
        const box = {
          left: left + EDGE + index * cellWidth,
          top: cellTop,
          width: cellWidth,
          isLast,
        };
        boxes.set(`${place.name}[${index}]`, box);
        shapes.push(...cellShapes(cell, box, place.isGone));
        if (isArrow(cell)) arrows.push({ from: box, target: cell.target ?? '' });
      }
      top = cellTop + CELL + GAP;
    }
    if (zone !== undefined) shapes.push(frameOf(left, partTop, partWidth, top - partTop));
    width = Math.max(width, left + partWidth);
    bottom = Math.max(bottom, top);
    if (isSideBySide) {
      left += partWidth + BETWEEN;
      top = 0;
    }
  }
  const lanes = arrows.map(({ from, target }, lane) => {
    const to = boxes.get(target.endsWith(']') ? target : `${target}[0]`) ?? from;
    return arrowOf(from, to, width + LANE * (lane + 1), lane);
  });
  const right = Math.ceil(width + LANE * (arrows.length + (arrows.length > 0 ? 1 : 0)) + EDGE);
  if (right > MAX_WIDTH) {
    throw new DrawingFault('ce dessin est trop large pour un téléphone', 'raccourcis les valeurs');
  }
  return elWith(
    'svg',
    {
      viewBox: `${-FRAME} 0 ${right + 2 * FRAME} ${bottom}`,
      width: `${(right + 2 * FRAME) / UNITS_PER_REM}rem`,
      height: `${bottom / UNITS_PER_REM}rem`,
      ariaHidden: 'true',
    },
    ...shapes,
    ...lanes,
  );
}

/** A zone and the places in it; those before the first zone are in none. */
interface MemoryPart {
  zone?: string | undefined;
  places: MemoryPlace[];
}

function partsOf(rows: readonly MemoryRow[]): MemoryPart[] {
  const parts: MemoryPart[] = [{ places: [] }];
  for (const row of rows) {
    if ('zone' in row) parts.push({ zone: row.zone, places: [] });
    else parts.at(-1)?.places.push(row);
  }
  return parts.filter(({ zone, places }) => zone !== undefined || places.length > 0);
}

/** Two zones that no line joins, when a phone holds both. */
function fitSideBySide(parts: readonly MemoryPart[]): boolean {
  const [one, other] = parts;
  if (one?.zone === undefined || !other || parts.length > 2) return false;
  if (parts.some(({ places }) => places.some(({ cells }) => cells.some(isArrow)))) return false;
  return partWidthOf(one) + BETWEEN + partWidthOf(other) + EDGE <= MAX_WIDTH;
}

function partWidthOf({ zone = '', places }: MemoryPart): number {
  const widths = places.map((place) =>
    Math.max(EDGE + widthOf(place) * place.cells.length, headWidth(place)),
  );
  return Math.max(Math.ceil(zone.length * ZONE_LETTER), ...widths);
}

/** Around a zone, as wide as what it holds. */
function frameOf(left: number, top: number, width: number, height: number): Element {
  const size = { width: width + 2 * FRAME - 2 * EDGE, height: height - FRAME - EDGE, rx: '8' };
  return elWith('rect.f', { ...at(left - FRAME + EDGE, top + EDGE), ...size });
}

function widthOf({ cells }: MemoryPlace): number {
  const letters = cells.flatMap((cell) => [cell.label.length, shownIn(cell).length]);
  return Math.max(MIN_CELL, Math.ceil(Math.max(...letters) * LETTER) + INSET);
}

function headWidth({ name, type, address }: MemoryPlace): number {
  return Math.ceil((name.length + type.length + (address ? address.length + 2 : 0) + 2) * LETTER);
}

function headOf({ name, type, address }: MemoryPlace, x: number, y: number): Element {
  const parts = [
    el('tspan.n', name),
    ...(type ? [` ${type}`] : []),
    ...(address ? [` @${address}`] : []),
  ];
  return elWith('text', at(x, y), ...parts);
}

function cellShapes(cell: MemoryCell, box: MemoryBox, isGone: boolean): Element[] {
  const { label, target } = cell;
  const middle = box.left + box.width / 2;
  const kind = isGone || target === '?' ? ['g'] : [];
  const place = { ...at(box.left, box.top), width: box.width, height: CELL };
  const rect = elWith('rect', { className: kind, ...place });
  const inside = text('v', middle, box.top + 19, shownIn(cell));
  return label ? [text('l', middle, box.top - 4, label), rect, inside] : [rect, inside];
}

/** What stands in a box: its value, the name of the address that leads nowhere, or the foot of its arrow. */
function shownIn(cell: MemoryCell): string {
  return cell.value || (isArrow(cell) ? '•' : (cell.target ?? ''));
}

function text(name: string, x: number, y: number, value: string): Element {
  return elWith(`text.${name}`, at(x, y), value);
}

/** A box at the end of its row is left and met at its right; another, by the space below its row. */
function arrowOf(from: MemoryBox, to: MemoryBox, lane: number, rank: number): Element {
  const start = from.isLast
    ? `M${from.left + from.width} ${from.top + CELL / 2}H${lane}`
    : `M${from.left + from.width / 2} ${from.top + CELL}v${4 + 2 * rank}H${lane}`;
  const end = to.isLast
    ? `V${to.top + CELL / 2 + 2 * rank}H${to.left + to.width + 2}m6 -4l-6 4l6 4`
    : `V${to.top + CELL + GAP - 5 + 2 * rank}H${to.left + to.width / 2}V${to.top + CELL + 2}m-4 6l4 -6l4 6`;
  return elWith('path', { d: start + end });
}

/** The spaces of French before these signs do not break: the list is read aloud, and checked as prose. */
const COLON = '\u00A0:';
const SEMICOLON = '\u202F; ';

/** « p, int *, à l’adresse 108 : 100, mène à mesure ». */
function listOf(rows: readonly MemoryRow[]): Element[] {
  return rows.map((row) => {
    if ('zone' in row) return el('li', row.zone);
    const { name, type, address, isGone, cells } = row;
    const head = [name, type, address && `adresse ${address}`, isGone ? 'rendu' : ''];
    const said = cells.map((cell) =>
      [
        cell.label && `${cell.label}${COLON}`,
        cell.value === '?' ? 'inconnu' : cell.value,
        cell.target && wordsOf(cell),
      ]
        .filter(Boolean)
        .join(' '),
    );
    return el('li', `${head.filter(Boolean).join(', ')}${COLON} ${said.join(SEMICOLON)}`);
  });
}

function wordsOf(cell: MemoryCell): string {
  if (isArrow(cell)) return `mène à ${cell.target}`;
  return cell.target === '?'
    ? 'adresse qui ne vaut plus rien'
    : `ne mène nulle part, ${cell.target}`;
}
