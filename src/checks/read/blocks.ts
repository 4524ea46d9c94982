import type { Fault } from '../../markdown/lesson-fault.ts';
import { at } from '../fault.ts';
import { allOf, isTag, lineOf, type Node } from './node.ts';

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;

/** Blocks of code that nothing closes: all that follows them is read as code. */
export function openFences(file: string, source: string, nodes: readonly Node[]): Fault[] {
  const rows = source.split(/\r?\n/);
  return allOf(nodes).flatMap((node) => {
    if (node.type !== 'code' || !node.position) return [];
    const { start, end } = node.position;
    const mark = FENCE.exec(rows[start.line - 1] ?? '')?.[1];
    // Four spaces make a block of code too: nothing has to close it.
    if (mark === undefined) return [];
    const close = new RegExp(`^[\\s>]*${mark[0]}{${mark.length},}\\s*$`);
    const isClosed = end.line > start.line && close.test(rows[end.line - 1] ?? '');
    const next = new RegExp(`^\\s*${mark[0]}{${mark.length},}\\s*[\\w-]`, 'm');
    if (isClosed && !next.test(node.value)) return [];
    const remedy = `écris ${mark} seul sur une ligne, après le code`;
    return [at(file, start.line, 'ce bloc de code n’est pas fermé', remedy)];
  });
}

/** Markdown beside a tag that stands alone on its line: an empty line keeps them apart. */
export function gluedTags(file: string, source: string, nodes: readonly Node[]): Fault[] {
  const rows = source.split(/\r?\n/).map((row) => row.trim());
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
