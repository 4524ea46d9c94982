import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIContext } from 'astro';
import { tutorialSlugs } from '../../../collections/tutorials.ts';
import { FILMS_FOLDER } from '../../../rules/tutorial/film/film.ts';

const TUTORIALS = 'content/tutorials';

/** The films of samples, fetched when one is opened (U25). */
export async function getStaticPaths() {
  const slugs = (await tutorialSlugs()).map(({ slug }) => slug);
  return slugs.flatMap((tutorial) =>
    globSync(join(TUTORIALS, tutorial, FILMS_FOLDER, '*.json')).map((file) => ({
      params: { tutorial, film: basename(file, '.json') },
      props: { file },
    })),
  );
}

export function GET({ props }: APIContext<{ file: string }>) {
  // Without the line ends that a history of changes likes.
  return Response.json(JSON.parse(readFileSync(props.file, 'utf8')));
}
