import type { APIContext } from 'astro';
import { listTutorials } from '../../collections/tutorials.ts';
import { SITE_NAME } from '../../config.ts';
import { sharedPicture } from '../../layouts/share/picture.ts';
import { pngOf } from '../../layouts/share/png.ts';
import {
  SHARED_PICTURES,
  type SharedPicture,
  tutorialPicture,
} from '../../rules/site/discovery/shared-picture.ts';

/** One picture for each tutorial, and for the pages that have their own (Q7). */
export async function getStaticPaths() {
  const written = (await listTutorials()).map(({ slug, about }) => [
    slug,
    tutorialPicture(`Apprendre ${about.title}`, about.icon),
  ]);
  const all: Record<string, SharedPicture> = { ...SHARED_PICTURES, ...Object.fromEntries(written) };
  return Object.entries(all).map(([name, picture]) => ({ params: { name }, props: { picture } }));
}

export async function GET({ props }: APIContext<{ picture: SharedPicture }>): Promise<Response> {
  return new Response(await pngOf(sharedPicture(props.picture, SITE_NAME)));
}
