import type { WorkshopCheck, WorkshopPage } from '../../frame/messages.ts';
import { testsScript } from '../web/check.ts';
import type { CodeFault } from '../web/nodes.ts';
import { compileJsx } from './compile.ts';
import { withMounted } from './mounted.ts';

/** The files of a program by their names, and the one that starts it. */
export interface ReactProgram {
  files: Readonly<Record<string, string>>;
  start: string;
}

/** The file in which a reader writes, beside the others of an exercise. */
export const OWN_FILE = 'exercice.jsx';
/** The file that shows the reader's component, where it needs props. */
const SHOWS_IT = 'page.jsx';
/** Would end the script that holds it, or keep it from ending. */
const IN_SCRIPT = /<(?=\/script|!--)/gi;

/**
 * The page that the frame shows of a program in React, once it has its library; or the first fault, and the
 * file that it stands in. A file is a script of its own, so that a browser tells its lines.
 * @public the tests of the library show programs by it
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

/** A program of a reader, with what it needs around it. */
export interface WrittenProgram {
  code: string;
  files?: Readonly<Record<string, string>> | undefined;
  /** The name of the reader's own file. */
  name?: string;
}

/** The page of a program, for the frame that has its library; or its first fault. */
export function reactShown(
  { code, files = {}, name = OWN_FILE }: WrittenProgram,
  library: string,
): WorkshopPage | (CodeFault & { file: string }) {
  const start = files[SHOWS_IT] === undefined ? name : SHOWS_IT;
  const page = reactPage({ files: { ...files, [name]: code }, start });
  return typeof page === 'string' ? { page, library } : page;
}

/** The check that the frame runs for an exercise in React; or the first fault of the reader. */
export function reactCheck(
  { tests, ...program }: WrittenProgram & { tests: string },
  library: string,
): WorkshopCheck | (CodeFault & { file: string }) {
  const shown = reactShown(program, library);
  return 'line' in shown ? shown : { ...shown, script: testsScript(tests) };
}
