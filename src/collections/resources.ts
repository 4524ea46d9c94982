import { tutorialPath } from '../rules/site/links.ts';
import type { Resource, ResourceGroup } from '../rules/tutorial/resources.ts';
import { oneFile } from './entry.ts';
import { tutorialSlugs, tutorialTimes } from './tutorials.ts';

/** A tutorial as another page names it; `href` is undefined while it is not written. */
export interface TutorialLink {
  name: string;
  href: string | undefined;
}

/** The marketplace; each item says whether its tutorial is written, and how long it takes (R4). */
export async function resourceGroups(): Promise<ResourceGroup[]> {
  const found = new Map<string, Resource['status']>(
    (await tutorialSlugs()).map(({ slug, isDraft }) => [slug, isDraft ? 'draft' : 'written']),
  );
  const times = await tutorialTimes();
  const groups = await oneFile('resources', 'content/resources.yaml');
  return groups.map(({ category, items }) => ({
    category,
    items: items.map((item) => ({
      ...item,
      status: found.get(item.slug) ?? 'coming',
      time: times.get(item.slug) ?? '',
    })),
  }));
}

/** Every tutorial of the marketplace, written or not, by its slug. */
export async function tutorialLinks(): Promise<Map<string, TutorialLink>> {
  const items = (await resourceGroups()).flatMap((group) => group.items);
  return new Map(
    items.map(({ slug, name, status }) => [
      slug,
      { name, href: status === 'written' ? tutorialPath(slug) : undefined },
    ]),
  );
}
