import type { Element } from 'hast';
import { french } from '../rules/text/typography.ts';
import { DrawingFault } from './drawing-fault.ts';
import type { Fence } from './fences.ts';
import { el } from './nodes.ts';

const MAX_LINES = 20;
const MAX_DEPTH = 5;
/** The spaces that put a line under the one before. */
const STEP = 2;
/** `ul : la liste *`: what stands there, what is said of it, and whether it is marked. */
const LINE = /^(?<space> *)(?<name>.*?)(?: : (?<note>.*?))?(?<mark> \*)?$/;

interface Branch {
  readonly line: string;
  readonly depth: number;
  readonly under: Branch[];
}

/**
 * A tree, one line each, under another when it is two spaces further: lists in lists, which a screen reader
 * reads as such. With the word `boites`, boxes in boxes (T20).
 */
export function treeFigure({
  code,
  words,
  title,
}: Pick<Fence, 'code' | 'words'> & { title: string }): Element {
  const kind = words.has('boites') ? 'drawing-boxes' : 'drawing-tree';
  return el('figure.drawing', listOf(readTree(code), kind), el('figcaption', french(title)));
}

function listOf(branches: readonly Branch[], kind?: string): Element {
  return el(kind ? `ul.${kind}` : 'ul', ...branches.map(itemOf));
}

function itemOf({ line, under }: Branch): Element {
  const { name = '', note, mark } = LINE.exec(line)?.groups ?? {};
  return el(
    'li',
    el(mark ? 'code.is-marked' : 'code', name),
    ...(note ? [' ', el('span', french(note))] : []),
    ...(under.length > 0 ? [listOf(under)] : []),
  );
}

function readTree(code: string): Branch[] {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0)
    throw new DrawingFault('cet arbre est vide', 'écris une branche par ligne');
  if (lines.length > MAX_LINES)
    throw new DrawingFault(
      `cet arbre a ${lines.length} lignes`,
      `garde ${MAX_LINES} lignes au plus`,
    );
  const roots: Branch[] = [];
  /** The last branch of each depth, down to the one before. */
  let above: Branch[] = [];
  for (const line of lines) {
    const branch: Branch = { line, depth: depthOf(line), under: [] };
    if (branch.depth > above.length)
      throw new DrawingFault(
        `« ${line.trim()} » est trop décalé`,
        `décale-le de ${STEP} espaces au plus sous la ligne d’avant`,
      );
    (above[branch.depth - 1]?.under ?? roots).push(branch);
    above = [...above.slice(0, branch.depth), branch];
  }
  return roots;
}

function depthOf(line: string): number {
  const depth = (line.length - line.trimStart().length) / STEP;
  if (!Number.isInteger(depth) || /^\s*\t/.test(line))
    throw new DrawingFault(
      `« ${line.trim()} » n’est pas aligné`,
      `décale chaque branche de ${STEP} espaces`,
    );
  if (depth > MAX_DEPTH)
    throw new DrawingFault(
      `« ${line.trim()} » est au rang ${depth + 1}`,
      `garde ${MAX_DEPTH + 1} rangs au plus : un téléphone est étroit`,
    );
  return depth;
}
