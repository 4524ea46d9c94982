import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';

const STYLES = new URL('../../styles/', import.meta.url);

/** What a lesson looks like, from the sheets of the site, then what only copies have. */
const SHEETS = [
  'tokens.css',
  'base.css',
  'prose.css',
  'prose-lesson.css',
  'tutorial/code.css',
  'tutorial/drawing.css',
  'tutorial/memory.css',
  'tutorial/lesson.css',
  'tutorial/work.css',
  'tutorial/practice.css',
  'copy/copy.css',
];

/** What results of SQL and drawings of tables look like; a copy that shows none does not carry it (K12). */
export const BASE_SHEET = 'tutorial/sql/base.css';

/** A declaration that asks for a file. */
const ASKING = /[^;{}]*url\((?!["']?data:)[^;}]*;?/g;
const TARGETS = browserslistToTargets(browserslist());

/** The style of a copy, small, for the oldest engines (W29), without anything to download; more sheets come last. */
export function copyStyle(more: readonly string[] = []): string {
  return [...SHEETS, ...more].map(compiled).join('').replace(ASKING, '').replaceAll(';}', '}');
}

/** The sheet as Vite would write it. */
function compiled(filename: string): string {
  const code = readFileSync(new URL(filename, STYLES));
  return `${transform({ filename, code, minify: true, targets: TARGETS }).code}`;
}
