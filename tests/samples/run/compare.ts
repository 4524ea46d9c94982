import { markTyped, showTyped } from '../read/typed.ts';

/** One line of the comparison. `…` alone is one `same` line, whatever the number of lines it replaces. */
export interface Change {
  readonly kind: 'same' | 'missing' | 'extra';
  readonly line: string;
}

const ANY_LINES = '…';
/** With more lines, the comparison would not help and its table would be too large. */
const MAX_LINES = 20_000;
/** How many right lines are shown around the wrong ones. */
const CONTEXT = 2;
const SIGNS = { same: '  ', missing: '- ', extra: '+ ' };

/**
 * Aligns the output that a writer wrote with the real one. `…` replaces any text of a line and, alone, any
 * lines. Spaces at the end of a line and empty lines at the end do not count. All `same` means equal.
 */
function align(expected: string, actual: string): Change[] {
  const wanted = linesOf(markTyped(expected));
  const got = linesOf(actual).slice(0, MAX_LINES);
  const costs = costTable(wanted, got);
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  while (i < wanted.length || j < got.length) {
    const line = wanted[i];
    const rest = got[j];
    const cost = costs[i]?.[j];
    const isLoss = line !== undefined && cost === 1 + (costs[i + 1]?.[j] ?? Infinity);
    if (line?.trim() === ANY_LINES) {
      if (cost === costs[i + 1]?.[j]) keep(line, 1, 0);
      else j += 1;
    } else if (line !== undefined && rest !== undefined && isSame(line, rest)) keep(line, 1, 1);
    else if (cost === 1 + (costs[i + 1]?.[j + 1] ?? Infinity)) {
      drop();
      add();
    } else if (isLoss) drop();
    else add();
  }
  return changes;

  function keep(line: string, wantedLines: number, gotLines: number): void {
    changes.push({ kind: 'same', line: showTyped(line) });
    i += wantedLines;
    j += gotLines;
  }

  function drop(): void {
    changes.push({ kind: 'missing', line: showTyped(wanted[i] ?? '') });
    i += 1;
  }

  function add(): void {
    changes.push({ kind: 'extra', line: showTyped(got[j] ?? '') });
    j += 1;
  }
}

/** The least number of lines to drop, add or replace, from each pair of positions to the end. */
function costTable(wanted: readonly string[], got: readonly string[]): number[][] {
  const costs = Array.from({ length: wanted.length + 1 }, () => new Array<number>(got.length + 1));
  const costAt = (i: number, j: number) => costs[i]?.[j] ?? Infinity;
  for (let i = wanted.length; i >= 0; i -= 1) {
    for (let j = got.length; j >= 0; j -= 1) {
      const row = costs[i];
      if (row) row[j] = cheapest(i, j);
    }
  }
  return costs;

  function cheapest(i: number, j: number): number {
    const line = wanted[i];
    const rest = got[j];
    if (line === undefined) return got.length - j;
    if (line.trim() === ANY_LINES) return Math.min(costAt(i + 1, j), costAt(i, j + 1));
    if (rest === undefined) return 1 + costAt(i + 1, j);
    if (isSame(line, rest)) return costAt(i + 1, j + 1);
    return 1 + Math.min(costAt(i + 1, j), costAt(i, j + 1), costAt(i + 1, j + 1));
  }
}

/** Returns `undefined` when equal; else the first wrong line of the expected text, from 0, and a diff. */
export function difference(expected: string, actual: string) {
  const changes = align(expected, actual);
  const first = changes.findIndex(({ kind }) => kind !== 'same');
  if (first < 0) return undefined;
  const isNear = (at: number) =>
    changes.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const shown = changes.filter((_, at) => isNear(at)).map(({ kind, line }) => SIGNS[kind] + line);
  return { line: first, text: shown.join('\n') };
}

/** Returns the corrected block: its own lines and `…` where they are right, the real lines elsewhere. */
export function corrected(expected: string, actual: string): string {
  const kept = align(expected, actual).filter(({ kind }) => kind !== 'missing');
  return kept.map(({ line }) => line).join('\n');
}

/** Returns the first line of `expected`, from 0, that the message does not hold. Lines are searched in order. */
export function missingLine(expected: string, message: string): number | undefined {
  let from = 0;
  const lines = expected.split('\n');
  const missing = lines.findIndex((line) =>
    line.split(ANY_LINES).some((part) => {
      const at = message.indexOf(part.trim(), from);
      from = at + part.trim().length;
      return at < 0;
    }),
  );
  return missing < 0 ? undefined : missing;
}

function isSame(wanted: string, got: string): boolean {
  if (wanted === got || !wanted.includes(ANY_LINES)) return wanted === got;
  const parts = wanted.split(ANY_LINES).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(got);
}

function linesOf(text: string): string[] {
  const lines = text.replace(/\r/g, '').split('\n');
  const trimmed = lines.map((line) => line.trimEnd());
  const last = trimmed.findLastIndex((line) => line !== '');
  return trimmed.slice(0, last + 1);
}
