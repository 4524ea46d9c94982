import { hash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { changeAttribute, find, isBefore, moveAfter, type Page, removeElements } from './page.ts';

const HASH = / 'sha256-([^']+)'/g;
/** The directives, and the element that they wake. */
const RUNTIME = /\bnew Event\("astro:|\.define\("astro-island"/;
/** The layout writes it where the page’s own name goes. */
const NO_VERSION = 'dev';

/**
 * Takes out of a page the elements that serve something which it does not hold: the workshop where nothing can be
 * tried, the look of drawings where there are none. `data-only-with` names the classes and `data-part` that they
 * serve, any of them (B2). Development keeps it all.
 */
export function removeUnusedParts(page: Page): void {
  const marked = selectAll('[data-only-with]', page.tree);
  if (marked.length === 0) return;
  const present = new Set<string>();
  visit(page.tree, 'element', ({ properties }) => {
    if ('dataOnlyWith' in properties) return SKIP;
    for (const name of [properties.className ?? [], properties.dataPart ?? []].flat()) {
      present.add(`${name}`);
    }
    return undefined;
  });
  const unused = marked.filter(
    ({ properties }) => !`${properties.dataOnlyWith}`.split(' ').some((name) => present.has(name)),
  );
  removeElements(page, new Set(unused));
}

/**
 * Takes out of a page the names that Astro gives to islands: nothing reads them, and they change with the folder in
 * which the site is built (W22).
 */
export function removeIslandNames(page: Page): void {
  for (const island of selectAll('astro-island[uid]', page.tree)) {
    changeAttribute(page, island, 'uid', () => '');
  }
}

/**
 * Moves what wakes islands below the title that is seen, when Astro put it above: nobody touches an island so early, and
 * the title does not wait for it (B5).
 */
export function lowerIslandRuntime(page: Page): void {
  const [title] = selectAll('main :is(h1, h2):not(.visually-hidden)', page.tree);
  // React finds in an island what it wrote there, and no script runs in the others.
  const elsewhere = selectAll(':is(astro-island, noscript, template) :is(h1, h2)', page.tree);
  if (!title || elsewhere.includes(title)) return;
  const runtime = selectAll('body script:not([src])', page.tree).filter(
    (script) => RUNTIME.test(textOf(script)) && isBefore(script, title),
  );
  for (const script of runtime) moveAfter(page, script, title);
}

/** Keeps in a page’s policy the hashes of what stands in the page: Astro writes those of every page (W12). */
export function tightenPolicy(page: Page): void {
  const policy = policyIn(page.tree);
  if (!policy) return;
  const hashes = new Set(
    selectAll('script, style', page.tree).map((element) =>
      hash('sha256', textOf(element), 'base64'),
    ),
  );
  // A policy has no library to read it: it keeps its writing, but for these words.
  changeAttribute(page, policy, 'content', (written) =>
    written.replace(HASH, (token, digest: string) => (hashes.has(digest) ? token : '')),
  );
}

/** The element that holds a page’s policy. */
export function policyIn(tree: Root): Element | undefined {
  return find(tree, ({ properties: { httpEquiv } }) =>
    /^content-security-policy$/i.test(`${httpEquiv}`),
  );
}

/**
 * Names a page after what it holds, the hashed names of its scripts included, and writes the name in it; returns the
 * name, none for a page that has no place for it. Another page changes nothing of it (K8).
 */
export function nameVersion(page: Page): string[] {
  const root = find(page.tree, ({ properties }) => properties.dataVersion === NO_VERSION);
  if (!root) return [];
  const version = hash('sha256', page.text.toString()).slice(0, 8);
  changeAttribute(page, root, 'dataVersion', (written) => written.replace(NO_VERSION, version));
  return [version];
}
