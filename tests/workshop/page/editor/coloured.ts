import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { highlightTree } from '@lezer/highlight';
import { colours } from '../../../../src/workshop/page/editor/look.ts';

/** The words of a text that have a colour, each with the name of its token: `const code-keyword`. */
export function coloured(mode: StreamParser<unknown>, code: string): string[] {
  const { module } = colours();
  const rules = module?.getRules() ?? '';
  const found: string[] = [];
  highlightTree(StreamLanguage.define(mode).parser.parse(code), colours(), (from, to, classes) => {
    const [, name] = rules.match(new RegExp(`\\.${classes} \\{color: var\\(--([\\w-]+)`)) ?? [];
    found.push(`${code.slice(from, to)} ${name}`);
  });
  return found;
}
