import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { APIContext } from 'astro';
import { tutorialSlugs } from '../../../collections/tutorials.ts';
import { baseAmong, sessionOf } from '../../../workshop/build.ts';

const TUTORIALS = 'content/tutorials';

/** What stands before each sample of SQL of a step, fetched when one is tried (U1). */
export async function getStaticPaths() {
  const slugs = (await tutorialSlugs()).map(({ slug }) => slug);
  const withBase = slugs.filter((slug) => baseAmong(readdirSync(join(TUTORIALS, slug))));
  return withBase.flatMap((tutorial) =>
    globSync(join(TUTORIALS, tutorial, '*.mdx'))
      .map((file) => ({
        params: { tutorial, step: basename(file, '.mdx').replace(/^\d+-/, '') },
        props: { session: sessionIn(file) },
      }))
      .filter(({ props }) => props.session.length > 1),
  );
}

export function GET({ props }: APIContext<{ session: string[] }>) {
  return Response.json(props.session);
}

function sessionIn(file: string): string[] {
  const read = (name: string) => readFileSync(join(dirname(file), name), 'utf8');
  return sessionOf(readFileSync(file, 'utf8'), read);
}
