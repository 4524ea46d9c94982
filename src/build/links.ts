import { globSync, readFileSync } from 'node:fs';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';

const LINKING = new Set(['a', 'area', 'form', 'link', 'script', 'img', 'source', 'video']);
/** Another site, another program, or data: not ours to check. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

interface DeadLink {
  /** `conseils.html` */
  page: string;
  /** As the page means it: `&`, where HTML writes `&amp;`. */
  address: string;
  /** The page exists and has no such id. */
  isAnchor: boolean;
}

/** Throws when a link leads nowhere: the page, the address, and the line where it was written (W9). */
export function requireLinks(pages: readonly Page[], files: readonly string[]): void {
  const faults = deadLinks(pages, new Set(files));
  if (faults.length === 0) return;
  throw new Error(`Liens cassés :\n${faults.map((fault) => sentenceOf(fault)).join('\n')}`);
}

/** The links of pages that no page, no file and no id of the site answers. */
function deadLinks(pages: readonly Page[], files: ReadonlySet<string>): DeadLink[] {
  const read = new Map(pages.map(({ file, tree }) => [file, placesAndLinks(tree)]));
  return [...read].flatMap(([page, { addresses }]) =>
    [...addresses].flatMap((address): DeadLink[] => {
      if (ELSEWHERE.test(address)) return [];
      const [path = '', anchor = ''] = address.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? page : fileOf(path, files);
      if (!target) return [{ page, address, isAnchor: false }];
      const isFound = anchor === '' || read.get(target)?.ids.has(decodeURIComponent(anchor));
      return isFound ? [] : [{ page, address, isAnchor: true }];
    }),
  );
}

function placesAndLinks(tree: Root) {
  const ids = new Set<unknown>();
  const addresses = new Set<string>();
  visit(tree, 'element', ({ tagName, properties: { id, href, src, action } }) => {
    ids.add(id);
    if (!LINKING.has(tagName)) return;
    for (const one of [href, src, action]) if (typeof one === 'string') addresses.add(one);
  });
  return { ids, addresses };
}

/** `/ressources` → `ressources.html`, `/` → `index.html`, `/logos/c.svg` → itself. */
function fileOf(path: string, files: ReadonlySet<string>): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const name = decodeURIComponent(path.slice(1));
  return [name, `${name || 'index'}.html`].find((file) => files.has(file));
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
