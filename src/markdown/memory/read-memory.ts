import { DrawingFault } from '../drawing-fault.ts';

/** One box: `degres: 312`, `suivant → b`, `100 → mesure` or a value alone. */
export interface MemoryCell {
  /** The name of a field, or the index of a cell; empty for a variable of one box. */
  label: string;
  value: string;
  /** The place that its address leads to, `t` or `t[1]`; `NULL` or `nullptr` for none, `?` for one that is no longer valid. */
  target: string | undefined;
}

/** A variable, or a block of the heap. */
export interface MemoryPlace {
  name: string;
  type: string;
  address: string;
  /** Freed, or of a call that has ended. */
  isGone: boolean;
  cells: readonly MemoryCell[];
}

/** A part of the memory, which the places after it are in. */
export interface MemoryZone {
  zone: string;
}

export type MemoryRow = MemoryZone | MemoryPlace;

const MAX_ROWS = 8;
const MAX_CELLS = 8;

const PLACE =
  /^(?<gone>~?)(?<name>[\p{L}_][\p{L}\p{N}_]*)(?: @(?<address>\w+))?(?: : (?<type>[^=→]+))? ?(?:= (?<cells>.+)|(?<arrow>→ .+))$/u;
const CELL =
  /^(?:(?<label>[\p{L}_][\p{L}\p{N}_]*)(?:: | (?=→)))?(?<value>[^→]*?) ?(?:→ (?<target>\S+))?$/u;
const NOWHERE = new Set(['NULL', 'nullptr', '?']);

/**
 * The rows of a drawing of memory; throws a `DrawingFault` when a line is none, or when an arrow leads to
 * no box (T27).
 */
export function readMemory(code: string): MemoryRow[] {
  const lines = code.split('\n').map((line) => line.trim());
  const rows = lines.filter(Boolean).map(rowOf);
  if (rows.length === 0)
    throw new DrawingFault('ce dessin est vide', 'écris une variable par ligne');
  if (rows.length > MAX_ROWS) {
    throw new DrawingFault(`ce dessin a ${rows.length} lignes`, `garde ${MAX_ROWS} lignes au plus`);
  }
  const places = rows.filter((row): row is MemoryPlace => 'cells' in row);
  const known = new Set(
    places.flatMap(({ name, cells }) => [name, ...cells.map((_, index) => `${name}[${index}]`)]),
  );
  for (const target of places.flatMap(({ cells }) => cells.map((cell) => cell.target))) {
    if (target === undefined || NOWHERE.has(target) || known.has(target)) continue;
    throw new DrawingFault(
      `la flèche vers « ${target} » ne mène nulle part`,
      'nomme une variable du dessin, une de ses cases comme « t[1] », NULL, nullptr ou « ? »',
    );
  }
  return rows;
}

/** Whether an arrow is to be drawn: the cell leads to a box of the drawing. */
export function isArrow({ target }: MemoryCell): boolean {
  return target !== undefined && !NOWHERE.has(target);
}

function rowOf(line: string): MemoryRow {
  if (!/[=→]/.test(line)) return { zone: line };
  const { gone, name = '', address = '', type = '', cells, arrow } = PLACE.exec(line)?.groups ?? {};
  const parts = (cells ?? arrow ?? '').split(' | ');
  if (name === '' || parts.length > MAX_CELLS) {
    const says = name
      ? `« ${name} » a ${parts.length} cases`
      : `« ${line} » n’est pas une variable`;
    throw new DrawingFault(says, `écris « nom : type = valeur », ${MAX_CELLS} cases au plus`);
  }
  const hasIndex = parts.length > 1 || /\[\d*\]/.test(type);
  return {
    name,
    type: type.trim(),
    address,
    isGone: gone === '~',
    cells: parts.map((part, index) => cellOf(part.trim(), hasIndex ? String(index) : '')),
  };
}

function cellOf(part: string, index: string): MemoryCell {
  const { label = index, value = '', target } = CELL.exec(part)?.groups ?? { value: part };
  return { label, value: value.trim(), target };
}
