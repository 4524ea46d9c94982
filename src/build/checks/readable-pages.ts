import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { ViteUserConfig } from 'astro';
import { readPage } from '../../checks/read/lesson.ts';
import { faultLine } from '../../markdown/lesson-fault.ts';

/** Vite's own type, which Astro names. */
type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const PAGE = /^content\/.+\.mdx$/;

/** In development, says in French why a page cannot be read, before the Markdown processor does in English. */
export function readablePages(): Plugin {
  return {
    name: 'readable-pages',
    enforce: 'pre',
    transform(_, id) {
      const file = relative(process.cwd(), id.replace(/\?.*$/, ''));
      if (!PAGE.test(file)) return;
      // Astro has taken its head away.
      const { faults } = readPage(file, readFileSync(file, 'utf8'));
      if (faults.length === 0) return;
      throw Object.assign(new Error(faults.map(faultLine).join('\n')), {
        name: 'Texte illisible',
        stack: '',
      });
    },
  };
}
