import { readFileSync } from 'node:fs';
import { smallCss } from './small-css.ts';

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

/** What results of SQL and drawings of tables look like. */
export const BASE_SHEET = 'tutorial/sql/base.css';
/** In the text of a page, a class that this sheet dresses. */
const BASE_CLASS = /\bclass="(?:[^"]* )?(?:is-result|schema)[ "]/;

/** The sheets of what some tutorials alone show, as the page `html` does: a copy carries no others (K12). */
export function sheetsOf(html: string): string[] {
  return BASE_CLASS.test(html) ? [BASE_SHEET] : [];
}

/** The style of a copy, small, without anything to download; more sheets come after the others. */
export function copyStyle(more: readonly string[] = []): string {
  return smallCss(
    [...SHEETS, ...more].map((name) => readFileSync(new URL(name, STYLES), 'utf8')).join('\n'),
  );
}
