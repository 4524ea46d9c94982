import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIContext } from 'astro';
import { tutorialSlugs } from '../../../collections/tutorials.ts';
import { LICENCES_FILE, OFFERED_FOLDER } from '../../../rules/tutorial/offered.ts';

const TUTORIALS = 'content/tutorials';

/** The files that a tutorial offers lie beside its steps: each is served as it is (T25). */
export async function getStaticPaths() {
  const slugs = (await tutorialSlugs()).map(({ slug }) => slug);
  return slugs.flatMap((tutorial) =>
    globSync(join(TUTORIALS, tutorial, OFFERED_FOLDER, '*'))
      .map((file) => ({ params: { tutorial, name: basename(file) }, props: { file } }))
      .filter(({ params }) => params.name !== LICENCES_FILE),
  );
}

export function GET({ props }: APIContext<{ file: string }>): Response {
  return new Response(new Uint8Array(readFileSync(props.file)));
}
