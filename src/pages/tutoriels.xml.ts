import { listTutorials } from '../collections/tutorials.ts';
import { SITE_NAME, SITES } from '../config.ts';
import { tutorialFeed } from '../rules/site/discovery/feed.ts';
import { tutorialPath } from '../rules/site/links.ts';
import { french } from '../rules/text/typography.ts';

/** The feed of the written tutorials (Q4). */
export async function GET(): Promise<Response> {
  const items = (await listTutorials()).map(({ slug, about }) => ({
    title: `Apprendre ${about.title}`,
    description: french(about.description),
    path: tutorialPath(slug),
    updated: about.updated,
  }));
  return new Response(await tutorialFeed(SITE_NAME, items, SITES.training));
}
