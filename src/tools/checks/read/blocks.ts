import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at, lineAfter } from '../fault.ts';
import { allOf, childrenOf, isTag, lineOf, type Node, textOf } from './node.ts';

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})\s*([^\s`]?)/;

const BOX =
  'écris <Aparte titre="…"> seul sur sa ligne, le texte entre deux lignes vides, </Aparte>';
const NOTE_REMEDY = 'dis-le dans la phrase, ou entre parenthèses';
const TABLE = /^(\|.*\|)[ \t]*\n\|/;

/** What other sites write in a paragraph, and what ours has in its place. */
const MARKS: readonly Readonly<{ find: RegExp; is: string; remedy: string }>[] = [
  { find: /^:::+ ?\p{L}[\p{L}-]*/gmu, is: 'n’ouvre aucun encadré ici', remedy: BOX },
  { find: /^\[!\p{L}+\]/gu, is: 'n’ouvre aucun encadré ici', remedy: BOX },
  { find: /\[\^[^\]\s]+\]/g, is: 'n’appelle aucune note ici', remedy: NOTE_REMEDY },
  {
    find: /\[\[[^[\]]+\]\]/g,
    is: 'n’est pas un lien ici',
    remedy: 'écris [ce qu’on y trouve](#adresse-du-titre)',
  },
];

/** A block of code that nothing closes: all that follows is read as code. Only the first one is sure. */
export function openFences(file: string, source: string): Fault[] {
  let open: { line: number; mark: string } | undefined;
  for (const [index, row] of source.split('\n').entries()) {
    const [, mark, info] = FENCE.exec(row) ?? [];
    if (mark === undefined) continue;
    if (!open) open = { line: index + 1, mark };
    else if (mark.startsWith(open.mark)) {
      // « ```output » opens a block: the one before it is still open.
      if (info) break;
      open = undefined;
    }
  }
  if (!open) return [];
  const remedy = `écris ${open.mark} seul sur une ligne, après le code`;
  return [at(file, open.line, 'ce bloc de code n’est pas fermé', remedy)];
}

/** Markdown beside a tag that stands alone on its line: an empty line keeps them apart. */
export function gluedTags(file: string, source: string, nodes: readonly Node[]): Fault[] {
  const rows = source.split('\n').map((row) => row.trim());
  const isApart = (row: string | undefined) => row === '' || row?.startsWith('<') === true;
  return allOf(nodes).flatMap((node) => {
    if (!isTag(node) || node.type !== 'mdxJsxFlowElement' || !node.position) return [];
    const { start, end } = node.position;
    if (end.line === start.line) return [];
    const isOpenAlone = /^<[^/][^>]*>$/.test(rows[start.line - 1] ?? '');
    const isCloseAlone = /^<\/[^>]*>$/.test(rows[end.line - 1] ?? '');
    const after = `le texte touche <${node.name}>`;
    const before = `</${node.name}> touche le texte`;
    return [
      ...(isOpenAlone && !isApart(rows[start.line])
        ? [at(file, start.line + 1, after, 'laisse une ligne vide après la balise')]
        : []),
      ...(isCloseAlone && !isApart(rows[end.line - 2])
        ? [at(file, end.line, before, 'laisse une ligne vide avant la balise')]
        : []),
    ];
  });
}

/** Boxes, notes, links and tables of another dialect of Markdown: the page would show their signs. */
export function foreignMarks(file: string, nodes: readonly Node[]): Fault[] {
  const notes = new Set<string>();
  const found = allOf(nodes).flatMap((node) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      if (notes.has(node.identifier)) return [];
      notes.add(node.identifier);
      const says = `« [^${node.identifier}] » n’appelle aucune note ici`;
      return [at(file, lineOf(node), says, NOTE_REMEDY)];
    }
    if (node.type !== 'paragraph') return [];
    const [, row] = TABLE.exec(textOf(node)) ?? [];
    if (row === undefined) return childrenOf(node).flatMap((child) => marksIn(file, child));
    const cells = ' --- |'.repeat((row.match(/\|/g)?.length ?? 2) - 1);
    const remedy = `écris |${cells} sous sa première ligne`;
    return [at(file, lineOf(node), 'ce tableau n’a pas sa ligne de tirets', remedy)];
  });
  return found.map((fault) => ({ ...fault, isForeign: true }));
}

function marksIn(file: string, node: Node): Fault[] {
  if (node.type !== 'text') return [];
  return MARKS.flatMap(({ find, is, remedy }) =>
    [...node.value.matchAll(find)].map(({ 0: found, index }) => {
      const line = lineAfter(lineOf(node), node.value, index);
      return at(file, line, `« ${found} » ${is}`, remedy);
    }),
  );
}
