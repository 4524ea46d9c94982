const BASE = /^<Base\s+de="([^"/]+)"\s*\/>/m;
/** A sample of SQL: its indent, its marks, its words, its lines. */
const FENCE = /^([ \t]*)(`{3,})sql(?![\w-])(.*)\n([\s\S]*?)^[ \t]*\2`*[ \t]*$/gm;
/** Nothing remains of a sample that fails, or that is not run. */
const LEAVES_NOTHING = /(?:^|\s)(?:fails(?!\S)|ignore=)/;

/**
 * What the samples of SQL of a step do, in their order: first the base that the step asks, empty when it
 * asks none, then a script for each sample, empty for one that leaves nothing. What stands before a sample
 * is played before it. `read` gives the text of a file beside the step (U1).
 */
export function sessionOf(step: string, read: (name: string) => string): string[] {
  const text = step.replaceAll('\r\n', '\n');
  const [, base] = BASE.exec(text) ?? [];
  const samples = [...text.matchAll(FENCE)].map(([, indent = '', , words = '', code = '']) =>
    LEAVES_NOTHING.test(words) ? '' : code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );
  return [base ? read(base) : '', ...samples];
}
