import { compileJsx } from './compile.ts';
import { withMounted } from './mounted.ts';
import type { CodeFault } from './nodes.ts';

/** The files of a program by their names, and the one that starts it. */
export interface ReactProgram {
  files: Readonly<Record<string, string>>;
  start: string;
}

/** Would end the script that holds it, or keep it from ending. */
const IN_SCRIPT = /<(?=\/script|!--)/gi;

/**
 * The page that the frame shows of a program in React, once it has its library; or the first fault, and the
 * file that it stands in. A file is a script of its own, so that a browser tells its lines.
 */
export function reactPage({ files, start }: ReactProgram): string | (CodeFault & { file: string }) {
  const names = Object.keys(files);
  const mounted = withMounted(files[start] ?? '');
  const scripts: string[] = [];
  for (const name of names) {
    const code = (name === start && mounted) || (files[name] ?? '');
    const body = /\.jsx?$/.test(name)
      ? compileJsx(code, { name, files: names })
      : dataOf(name, code);
    if (typeof body !== 'string') return { ...body, file: name };
    scripts.push(
      `__react.define(${JSON.stringify(name)},function(__give){${body}\n})\n//# sourceURL=${name}`,
    );
  }
  const begin = { names, start, isMounted: mounted !== undefined };
  scripts.push(`__react.start(${JSON.stringify(begin)})`);
  const elements = scripts.map((one) => `<script>${one.replace(IN_SCRIPT, '<\\')}</script>`);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Exemple</title></head><body><div id="root"></div>${elements.join('')}</body></html>`;
}

/** A style sheet, or data, as a bundler imports them. */
function dataOf(name: string, text: string): string {
  if (name.endsWith('.css')) return `__react.style(${JSON.stringify(text)})`;
  return `const data=JSON.parse(${JSON.stringify(text)});__give({default:()=>data})`;
}
