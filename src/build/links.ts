import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn, pagesIn } from './folder.ts';
import { elementsOf, type PageElement } from './html.ts';

const LINKING = new Set(['a', 'area', 'form', 'link', 'script', 'img', 'source', 'video']);
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
        const faults = deadLinks(readPages(folder), new Set(filesIn(folder)));
        if (faults.length === 0) return;
        throw new Error(`Liens cassés :\n${faults.map((fault) => sentenceOf(fault)).join('\n')}`);
      },
    },
  };
}

interface DeadLink {
  /** `conseils.html` */
  page: string;
  /** As the page means it: `&`, where HTML writes `&amp;`. */
  address: string;
  /** The page exists and has no such id. */
  isAnchor: boolean;
}

/** The links of pages, by file name, that no page, no file and no id of the site answers. */
function deadLinks(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): DeadLink[] {
  const read = [...pages].map(([page, html]) => ({ page, elements: elementsOf(html) }));
  const ids = new Map(
    read.map(({ page, elements }) => [page, new Set(elements.map((one) => one.attributes.id))]),
  );
  return read.flatMap(({ page, elements }) =>
    [...new Set(elements.flatMap(addressesOf))].flatMap((address): DeadLink[] => {
      if (ELSEWHERE.test(address)) return [];
      const [path = '', anchor = ''] = address.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? page : fileOf(path, files);
      if (!target) return [{ page, address, isAnchor: false }];
      const isFound = anchor === '' || ids.get(target)?.has(decodeURIComponent(anchor));
      return isFound ? [] : [{ page, address, isAnchor: true }];
    }),
  );
}

function addressesOf({ name, attributes }: PageElement): string[] {
  const { href, src, action } = attributes;
  return LINKING.has(name) ? [href, src, action].filter((one) => one !== undefined) : [];
}

/** `/ressources` → `ressources.html`, `/` → `index.html`, `/logos/c.svg` → itself. */
function fileOf(path: string, files: ReadonlySet<string>): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const name = decodeURIComponent(path.slice(1));
  return [name, `${name || 'index'}.html`].find((file) => files.has(file));
}

function readPages(folder: string): Map<string, string> {
  return new Map(pagesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
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
