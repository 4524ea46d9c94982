import type { APIContext } from 'astro';
import { framePages } from '../workshop/build.ts';

/** The frames in which the code of a reader runs (U2, U9, U19). */
export async function getStaticPaths() {
  return (await framePages()).map(([path, html]) => ({
    params: { frame: path.slice(1) },
    props: { html },
  }));
}

export function GET({ props }: APIContext<{ html: string }>): Response {
  return new Response(props.html);
}
