import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { all } from './offline/page-files.ts';

const LINK =
  /<(?:a|area|form|link|script|img|source|video)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;
/** Another site, another program, or data: not ours to check. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * A link that leads nowhere stops the build: the page, the address, and the line where it was written
 * (W9).
 */
export function links(): AstroIntegration {
  return {
    name: 'links',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const faults = deadLinks(readPages(folder), new Set(globSync('**/*', { cwd: folder })));
        if (faults.length === 0) return;
        throw new Error(`Liens cassés :\n${faults.map((fault) => sentenceOf(fault)).join('\n')}`);
      },
    },
  };
}

export interface DeadLink {
  /** `conseils.html` */
  page: string;
  /** As it is written in the page. */
  address: string;
  /** The page exists and has no such id. */
  isAnchor: boolean;
}

/** The links of pages, by file name, that no page, no file and no id of the site answers. */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): DeadLink[] {
  const ids = new Map([...pages].map(([page, html]) => [page, new Set(all(ID, html))]));
  return [...pages].flatMap(([page, html]) =>
    [...new Set(all(LINK, html))].flatMap((written): DeadLink[] => {
      const address = written.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
      if (ELSEWHERE.test(address)) return [];
      const [path = '', anchor = ''] = address.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? page : fileOf(path, files);
      if (!target) return [{ page, address, isAnchor: false }];
      const isFound = anchor === '' || ids.get(target)?.has(decodeURIComponent(anchor));
      return isFound ? [] : [{ page, address, isAnchor: true }];
    }),
  );
}

/** `/ressources` → `ressources.html`, `/` → `index.html`, `/logos/c.svg` → itself. */
function fileOf(path: string, files: ReadonlySet<string>): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const name = decodeURIComponent(path.slice(1));
  return [name, `${name || 'index'}.html`].find((file) => file !== '' && isFile(file, files));
}

function isFile(file: string, files: ReadonlySet<string>): boolean {
  return files.has(file) && /\.\w+$/.test(file);
}

function readPages(folder: string): Map<string, string> {
  const names = globSync('**/*.html', { cwd: folder });
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function sentenceOf({ page, address, isAnchor }: DeadLink): string {
  const why = isAnchor ? 'cette page n’a pas ce titre' : 'cette page n’existe pas';
  const [place] = globSync('content/**/*.{mdx,yaml}').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(`(${address})`));
    return line < 0 ? [] : [` (${file}:${line + 1})`];
  });
  return `  ${page} → ${address} : ${why}${place ?? ''}`;
}
