import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changePages } from './folder.ts';

/** Astro writes it in this one shape; a sample that shows it would have `&lt;`. */
const NAMED = /<astro-island uid="\w+"/g;

/**
 * Takes out of each page the names that Astro gives to islands: nothing reads them, and they change with
 * the folder in which the site is built (W22).
 */
export function namelessIslands(): AstroIntegration {
  return {
    name: 'nameless-islands',
    hooks: {
      'astro:build:done': ({ dir }) => {
        changePages(fileURLToPath(dir), (html) => html.replaceAll(NAMED, '<astro-island'));
      },
    },
  };
}
