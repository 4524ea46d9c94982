import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyPath } from '../../rules/offline/copies.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import type { Page } from '../page.ts';
import { copyStyle, sheetsOf } from './copy-style.ts';
import { oneFile } from './one-file.ts';

/** More than that is dear to receive (K12). */
const MAX_COPY_BYTES = 450_000;

/** Writes each tutorial as one file; its bytes, by slug (K12). */
export async function writeCopies(
  folder: string,
  site: string,
  tutorials: readonly Page[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { file, text: page } of tutorials) {
    const slug = basename(file, '.html');
    const source = page.toString();
    const place = { folder, site, slug, style: copyStyle(sheetsOf(source)) };
    const whole = await oneFile(source, place);
    const text = isTooHeavy(whole) ? await oneFile(source, place, true) : whole;
    const bytes = Buffer.byteLength(text);
    if (isTooHeavy(text)) {
      throw new Error(
        `${slug} en un fichier pèse ${sizeLabel(bytes)}, pour ${sizeLabel(MAX_COPY_BYTES)} au plus : allégez ses images ou ses exemples.`,
      );
    }
    const target = join(folder, `${copyPath(slug)}.html`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    sizes.set(slug, bytes);
  }
  return sizes;
}

function isTooHeavy(text: string): boolean {
  return Buffer.byteLength(text) > MAX_COPY_BYTES;
}
