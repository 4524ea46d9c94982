import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at } from '../fault.ts';

/** The YAML at the head of a page, between its two `---`; empty when one of them is missing. */
export interface Head {
  readonly head: string;
  readonly faults: readonly Fault[];
}

/** The head of a page begins after its first `---`. */
export const HEAD_LINE = 2;

const MARK = /^---[ \t]*$/;
/** Prose: what YAML would not read there after an empty line. */
const PROSE = /^(?![\p{L}\p{N}_-]+:(?:\s|$)|\s|-\s|#\s|["'\]}])\S/u;
const CLOSE = 'écris « --- » seul sur une ligne, après la dernière clé de l’en-tête';

export function readHead(file: string, source: string): Head {
  const [first = '', ...rest] = source.replace(/^\uFEFF/, '').split('\n');
  if (!MARK.test(first)) {
    const remedy = 'écris « --- » seul sur la première ligne, avant les clés de l’en-tête';
    return { head: '', faults: [at(file, 1, 'l’en-tête ne commence pas par « --- »', remedy)] };
  }
  const end = rest.findIndex((line) => MARK.test(line));
  const head = end < 0 ? rest : rest.slice(0, end);
  const prose = head.findIndex(
    (line, index) => (index === 0 || head[index - 1]?.trim() === '') && PROSE.test(line),
  );
  if (end < 0 || prose > 0) {
    const line = prose > 0 ? prose + 1 : 1;
    return { head: '', faults: [at(file, line, 'l’en-tête n’est pas fermé', CLOSE)] };
  }
  return { head: head.join('\n'), faults: [] };
}
