import type { Element } from 'hast';
import { blocksOf, elWith, isElement, type LessonNode, textOf } from './nodes.ts';

/** Pixels of the text of a phone of 360 px; of a letter, at most; of what stands around a cell's text. */
const PHONE = 328;
const LETTER = 9;
const AROUND = 25;

/** A table, its text converted, in a box that scrolls when a screen is too narrow, by the keyboard too. */
export function tableBox(table: Element, children: readonly LessonNode[]): Element {
  const focusable = isWide(table) ? { tabIndex: 0, role: 'group', ariaLabel: 'Tableau' } : {};
  return elWith('div.table', { ...focusable }, { ...table, children } as Element);
}

/** Whether the longest words of its columns, side by side, may need more than a phone has. */
function isWide(table: Element): boolean {
  const columns: number[] = [];
  for (const row of rowsOf(table)) {
    for (const [index, cell] of blocksOf(row).entries()) {
      const longest = Math.max(
        ...textOf(cell)
          .split(/[\s-]+/)
          .map((word) => word.length),
      );
      columns[index] = Math.max(columns[index] ?? 0, longest);
    }
  }
  return columns.reduce((sum, letters) => sum + letters * LETTER + AROUND, 0) > PHONE;
}

function rowsOf(node: LessonNode): readonly LessonNode[] {
  return blocksOf(node).flatMap((child) => (isElement(child, 'tr') ? [child] : rowsOf(child)));
}
