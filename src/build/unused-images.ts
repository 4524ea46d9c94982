import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText } from './compress.ts';
import { filesIn } from './folder.ts';

const PICTURE = /^_astro\/[^/]+\.(?:avif|jpg|png|svg|webp)$/;

/** Removes the pictures of `_astro` that no file of the site names: Astro leaves the original of a drawing beside its copy. */
export function removeUnusedImages(folder: string): void {
  const files = filesIn(folder);
  const texts = files.filter(isText).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const picture of files.filter((file) => PICTURE.test(file))) {
    const name = basename(picture);
    if (!texts.some((text) => text.includes(name))) rmSync(join(folder, picture));
  }
}
