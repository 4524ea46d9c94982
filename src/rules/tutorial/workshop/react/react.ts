import { testsScript, type WorkshopCheck, type WorkshopPage } from '../check.ts';
import type { CodeFault } from './nodes.ts';
import { reactPage } from './page.ts';

/** The file in which a reader writes, beside the others of an exercise. */
export const OWN_FILE = 'exercice.jsx';
/** The file that shows the reader's component, where it needs props. */
const SHOWS_IT = 'page.jsx';

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

/** What the frame runs to check an exercise in React; or the first fault of the reader. */
export function reactCheck(
  { tests, ...program }: WrittenProgram & { tests: string },
  library: string,
): WorkshopCheck | (CodeFault & { file: string }) {
  const shown = reactShown(program, library);
  return 'line' in shown ? shown : { ...shown, script: testsScript(tests) };
}
