import { readFileSync } from 'node:fs';

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
  'tutorial/practice.css',
  'copy/copy.css',
];

/** What results of SQL and drawings of tables look like; a copy that shows none does not carry it (K12). */
export const BASE_SHEET = 'tutorial/sql/base.css';

/** A declaration that asks for a file. */
const ASKING = /[^;{}]*url\((?!["']?data:)[^;}]*;?/g;

/** The style of a copy, small, without anything to download; more sheets come after the others. */
export function copyStyle(more: readonly string[] = []): string {
  return [...SHEETS, ...more]
    .map((name) => readFileSync(new URL(name, STYLES), 'utf8'))
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(ASKING, '')
    .replaceAll(';}', '}')
    .trim();
}
