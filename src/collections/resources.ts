import { tutorialPath } from '../rules/site/links.ts';
import type { ResourceGroup } from '../rules/tutorial/resources.ts';
import { listed } from './entry.ts';
import { listTutorials } from './tutorials.ts';

/** A tutorial as another page names it; `href` is undefined while it is not written. */
export interface TutorialLink {
  name: string;
  href: string | undefined;
}

/** The marketplace; an item whose tutorial is not written yet is not ready (R4). */
export async function resourceGroups(): Promise<ResourceGroup[]> {
  const ready = new Set((await listTutorials()).map(({ slug }) => slug));
  const groups = await listed('resources', 'content/resources.yaml');
  return groups.map(({ category, items }) => ({
    category,
    items: items.map((item) => ({ ...item, isReady: ready.has(item.slug) })),
  }));
}

/** Every tutorial of the marketplace, written or not, by its slug. */
export async function tutorialLinks(): Promise<Map<string, TutorialLink>> {
  const items = (await resourceGroups()).flatMap((group) => group.items);
  return new Map(
    items.map(({ slug, name, isReady }) => [
      slug,
      { name, href: isReady ? tutorialPath(slug) : undefined },
    ]),
  );
}
