import { relative } from 'node:path';
import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';
import { readText } from '../../markdown/text-file.ts';
import { textError } from '../../rules/fault/plain-error.ts';
import { readPage } from '../../tools/checks/read/lesson.ts';
import { lostPictures } from '../../tools/checks/steps/links.ts';
import { compiledFaults } from '../../tools/checks/structure.ts';
import type { Plugin } from '../vite/plugin.ts';

const PAGE = /^content\/.+\.mdx$/;

/** In development, says in French why a text is no page, before the Markdown processor does in English. */
export function readablePages(): Plugin {
  return {
    name: 'readable-pages',
    enforce: 'pre',
    async transform(_, id) {
      const file = relative(process.cwd(), id.replace(/\?.*$/, ''));
      if (!PAGE.test(file)) return;
      const faults = await faultsOf(file);
      if (faults.length === 0) return;
      throw textError(faults.map(faultLine).join('\n'));
    },
  };
}

/** Astro has taken the head of a page away: it is read again. */
async function faultsOf(file: string): Promise<readonly Fault[]> {
  const source = readText(file);
  const page = readPage(file, source);
  if (page.faults.length > 0) return page.faults;
  return [...(await compiledFaults(file, source)), ...lostPictures(page)];
}
