import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIContext } from 'astro';
import { tutorialSlugs } from '../../../collections/tutorials.ts';
import { RENDERINGS_FOLDER } from '../../../rules/tutorial/samples.ts';

const TUTORIALS = 'content/tutorials';

/** The pictures of samples lie beside their tutorials: each is served as it is. */
export async function getStaticPaths() {
  const slugs = (await tutorialSlugs()).map(({ slug }) => slug);
  return slugs.flatMap((tutorial) =>
    globSync(join(TUTORIALS, tutorial, RENDERINGS_FOLDER, '*.webp')).map((file) => ({
      params: { tutorial, name: basename(file, '.webp') },
      props: { file },
    })),
  );
}

export function GET({ props }: APIContext<{ file: string }>): Response {
  return new Response(new Uint8Array(readFileSync(props.file)));
}
