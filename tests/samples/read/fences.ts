import type { Advice, Block } from './sample.ts';

/** A fenced block of Markdown, whatever its language. */
export interface Fence extends Block {
  readonly indent: string;
  /** All that follows the backticks: `python file=carnet.py`. */
  readonly info: string;
  readonly isPuzzle: boolean;
}

interface Scan {
  readonly fences: Fence[];
  readonly faults: (Advice & { line: number })[];
}

const OPENING = /^([ \t]*)(`{3,}|~{3,})(.*)$/;
/** A fence after `>` or `-`: Markdown accepts it, but this scanner would not find its end. */
const AFTER_MARK = /^[ \t]*(?:>|[-*+]|\d+[.)])[ \t>]*(?:`{3,}|~{3,})[^`]*$/;
const MARKED_END = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;

/**
 * The fences of an MDX text, in order. A fence ends at the first line that holds only as many marks
 * or more, so that a longer fence shows a shorter one as text.
 */
export function scanFences(source: string): Scan {
  const lines = source.split(/\r?\n/);
  const scan: Scan = { fences: [], faults: [] };
  let puzzles = 0;
  for (let at = frontmatterEnd(lines); at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    puzzles += Number(line.includes('<Parsons')) - Number(line.includes('</Parsons>'));
    if (AFTER_MARK.test(line)) {
      const says = 'un bloc de code commence après « > » ou une puce';
      scan.faults.push({ line: at + 1, says, remedy: 'mets-le seul sur sa ligne' });
      const end = lines.findIndex((other, place) => place > at && MARKED_END.test(other));
      at = Math.max(at, end);
      continue;
    }
    const opening = readOpening(line);
    if (!opening) continue;
    const end = closingOf(opening.marks, lines, at + 1);
    if (end < 0) {
      const remedy = `écris ${opening.marks} seul sur une ligne, après le code`;
      scan.faults.push({ line: at + 1, says: 'ce bloc de code n’est pas fermé', remedy });
      break;
    }
    const text = lines.slice(at + 1, end).map((inner) => dedent(inner, opening.indent.length));
    const { indent, info } = opening;
    scan.fences.push({
      line: at + 1,
      end: end + 1,
      indent,
      info,
      text: text.join('\n'),
      isPuzzle: puzzles > 0,
    });
    at = end;
  }
  return scan;
}

function readOpening(line: string) {
  const [, indent = '', marks, info = ''] = OPENING.exec(line) ?? [];
  // Three backticks that also close on their line are code in the prose.
  if (!marks || (marks.startsWith('`') && info.includes('`'))) return undefined;
  return { indent, marks, info: info.trim() };
}

function closingOf(marks: string, lines: readonly string[], from: number): number {
  const [mark = '`'] = marks;
  const closing = new RegExp(`^[ \\t]*${mark}{${marks.length},}[ \\t]*$`);
  return lines.findIndex((line, at) => at >= from && closing.test(line));
}

function dedent(line: string, width: number): string {
  return line.replace(new RegExp(`^[ \\t]{0,${width}}`), '');
}

function frontmatterEnd(lines: readonly string[]): number {
  if (lines[0] !== '---') return 0;
  return lines.indexOf('---', 1) + 1;
}
