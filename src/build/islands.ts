import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const path = join(folder, file);
          writeFileSync(path, readFileSync(path, 'utf8').replaceAll(NAMED, '<astro-island'));
        }
      },
    },
  };
}
