import { globSync } from 'node:fs';
import { listTutorials } from '../collections/tutorials.ts';
import { SITES } from '../config.ts';
import { sitemap } from '../rules/site/discovery/sitemap.ts';
import { tutorialPath } from '../rules/site/links.ts';
import { listedPaths } from '../rules/site/pages.ts';

/** Every page for search engines: the files of this folder, and the tutorials (Q1). */
export async function GET(): Promise<Response> {
  const files = globSync('**/*.astro', { cwd: 'src/pages' });
  const written = (await listTutorials()).map(({ slug, about: { updated } }) => ({
    path: tutorialPath(slug),
    updated,
  }));
  const pages = [...listedPaths(files).map((path) => ({ path })), ...written];
  return new Response(sitemap(pages, SITES.training));
}
