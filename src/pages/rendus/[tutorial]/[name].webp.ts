import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIContext } from 'astro';
import { RENDERINGS_FOLDER } from '../../../rules/tutorial/renderings.ts';

const TUTORIALS = 'content/tutorials';

/** The pictures of samples lie beside their tutorials: each is served as it is. */
export function getStaticPaths() {
  return globSync(join(TUTORIALS, '*', RENDERINGS_FOLDER, '*.webp')).map((file) => ({
    params: { tutorial: basename(join(file, '../..')), name: basename(file, '.webp') },
    props: { file },
  }));
}

export function GET({ props }: APIContext<{ file: string }>): Response {
  return new Response(new Uint8Array(readFileSync(props.file)));
}
