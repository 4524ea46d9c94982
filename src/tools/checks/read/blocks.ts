import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at } from '../fault.ts';
import { allOf, isTag, lineOf, type Node } from './node.ts';

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})\s*([^\s`]?)/;

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
    const isOpenAlone = /^<[^/][^>]*>$/.test(rows[start.line - 1] ?? '');
    const isCloseAlone = /^<\/[^>]*>$/.test(rows[end.line - 1] ?? '');
    if (end.line === start.line) return [];
    return [
      ...(isOpenAlone && !isApart(rows[start.line])
        ? [
            at(
              file,
              lineOf(node) + 1,
              `le texte touche <${node.name}>`,
              'laisse une ligne vide après la balise',
            ),
          ]
        : []),
      ...(isCloseAlone && !isApart(rows[end.line - 2])
        ? [
            at(
              file,
              end.line,
              `</${node.name}> touche le texte`,
              'laisse une ligne vide avant la balise',
            ),
          ]
        : []),
    ];
  });
}
