import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An Astro integration: removes the pictures of `_astro` that no file of the site names. */
export function unusedImages(): AstroIntegration {
  return {
    name: 'unused-images',
    hooks: { 'astro:build:done': ({ dir }) => removeUnused(fileURLToPath(dir)) },
  };
}

/** Astro leaves the original of a drawing beside the copy that its page shows. */
function removeUnused(folder: string): void {
  const texts = globSync('**/*.{css,html,js,json,webmanifest,xml}', { cwd: folder });
  const all = texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  for (const picture of globSync('_astro/*.{avif,jpg,png,svg,webp}', { cwd: folder })) {
    if (!all.includes(basename(picture))) rmSync(join(folder, picture));
  }
}
