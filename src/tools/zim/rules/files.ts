import { STEP_KEYS, type StepKey } from '../../../rules/tutorial/steps.ts';

/** What the box opens with: the list of what it holds (K14). */
export const FRONT_PAGE = 'index.html';

/** Pages of the site that are in the box beside the tutorials, by their files (K14). */
export const GUIDES = [
  'conseils.html',
  'conseils/test.html',
  'conseils/reperes.html',
  'seller.html',
] as const;

/** The list of the steps of a tutorial: `python` → `ressources/python.html` (K14). */
export function tutorialFile(slug: string): string {
  return `ressources/${slug}.html`;
}

/** A step, which is a page of its own so that a search leads to it: `ressources/python/bases.html` (K14). */
export function stepFile(slug: string, key: StepKey): string {
  return `ressources/${slug}/${key}.html`;
}

/** Every page of the box, by its file (K14). */
export function pageFiles(slugs: readonly string[]): string[] {
  const tutorials = slugs.flatMap((slug) => [
    tutorialFile(slug),
    ...STEP_KEYS.map((key) => stepFile(slug, key)),
  ]);
  return [FRONT_PAGE, ...GUIDES, ...tutorials];
}

/**
 * The address of a file of the box in another, for the box has no root that a page may name:
 * `relativeHref('ressources/python/bases.html', 'ressources/python.html')` → `'../python.html'` (K14).
 */
export function relativeHref(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) {
    shared++;
  }
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}
