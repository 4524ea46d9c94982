import type { APIContext } from 'astro';
import sharp from 'sharp';
import { listTutorials } from '../../collections/tutorials.ts';
import { SITE_NAME } from '../../config.ts';
import { sharedPicture } from '../../layouts/share/picture.ts';
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

/** A PNG of few colours: what is flat weighs little. */
export async function GET({ props }: APIContext<{ picture: SharedPicture }>): Promise<Response> {
  const svg = Buffer.from(sharedPicture(props.picture, SITE_NAME));
  const png = await sharp(svg).png({ palette: true, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(png));
}
