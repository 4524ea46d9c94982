import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sizeLabel } from '../../rules/offline/offline.ts';
import { type KeptList, keptListPath } from '../../wire/offline.ts';
import { isText, toBrotli } from '../compress.ts';
import { filesOf } from './page-files.ts';

const TUTORIALS = 'ressources';
/** The page’s own weight, and that of the tutorial with all its files: places that the build fills. */
const PLACE = /(<span data-weight="(page|kept)">)[^<]*/g;
/** The digits change what they count; a few rounds settle them. */
const MAX_ROUNDS = 20;

interface Weighed {
  html: string;
  bytes: number;
}

/** Each tutorial says what it weighs, and gets the list of what is kept of it (T18, K5). */
export async function writeWeights(folder: string): Promise<void> {
  const pages = readdirSync(join(folder, TUTORIALS)).filter((file) => file.endsWith('.html'));
  for (const file of pages) await writeWeight(folder, basename(file, '.html'));
}

async function writeWeight(folder: string, slug: string): Promise<void> {
  const path = `/${TUTORIALS}/${slug}`;
  const file = join(folder, `${path}.html`);
  const source = readFileSync(file, 'utf8');
  const around = await Promise.all(
    filesOf(folder, source).map(async (one) => {
      // A page among them has no extension in its address.
      const name = one.includes('.') ? one : `${one}.html`;
      return { path: one, bytes: await sentBytes(name, readFileSync(join(folder, name))) };
    }),
  );
  const rest = around.reduce((sum, { bytes }) => sum + bytes, 0);
  const { html, bytes } = await settle(source, rest);
  writeFileSync(file, html);
  const list: KeptList = {
    title: /<title>([^<·]*)/.exec(html)?.[1]?.trim() ?? slug,
    version: versionOf(html, around),
    bytes: rest + bytes,
    files: [{ path, bytes }, ...around],
  };
  const target = join(folder, keptListPath(slug));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(list));
}

/** A number that changes its own page from one thousand to the next finds its rest by an empty line. */
async function settle(source: string, rest: number): Promise<Weighed> {
  let shown = source.length;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const room = '\n'.repeat(Math.max(0, round - 3));
    const html = fill(source, shown, rest) + room;
    const { length } = await toBrotli(Buffer.from(html));
    if (fill(source, length, rest) + room === html) return { html, bytes: length };
    shown = length;
  }
  throw new Error('Le poids d’un tutoriel ne se fixe pas : src/build/offline/weights.ts');
}

function fill(html: string, page: number, rest: number): string {
  const labels = { page: sizeLabel(page), kept: sizeLabel(page + rest) };
  return html.replace(PLACE, (_, start: string, name: 'page' | 'kept') => start + labels[name]);
}

async function sentBytes(path: string, bytes: Buffer): Promise<number> {
  return isText(path) ? (await toBrotli(bytes)).length : bytes.length;
}

/** The site’s own version stands in the page too: it is no change of the tutorial. */
function versionOf(html: string, files: readonly { path: string; bytes: number }[]): string {
  const own = html.replace(/<html [^>]*>/, '');
  return createHash('sha256')
    .update(own + JSON.stringify(files))
    .digest('hex')
    .slice(0, 8);
}
