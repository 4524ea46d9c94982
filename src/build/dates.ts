import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn } from './folder.ts';

/** In seconds since 1970: a date of 2001. Those of files lie in the nineteen years that follow. */
const FIRST_DATE = 1_000_000_000;
const DATES = 600_000_000;

/**
 * Dates each file by what it holds. Servers make an ETag of a file's date and size: what a new build has
 * not changed is then not sent again, and what it has changed always is (W22).
 */
export function contentDates(): AstroIntegration {
  return {
    name: 'content-dates',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of filesIn(folder)) {
          const path = join(folder, file);
          const date = dateOf(readFileSync(path));
          utimesSync(path, date, date);
        }
      },
    },
  };
}

/** In seconds since 1970; always the same for the same bytes. */
function dateOf(bytes: Buffer): number {
  return FIRST_DATE + (createHash('sha256').update(bytes).digest().readUInt32BE() % DATES);
}
