import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { type KeptList, keptListPath } from '../../wire/offline.ts';
import { isText, toBrotli } from '../compress.ts';
import { elementsOf, type PageElement } from '../html.ts';
import { filesOf, workshopFilesOf } from './page-files.ts';

const TUTORIALS = 'ressources';
/** The digits change what they count; a few rounds settle them. */
const MAX_ROUNDS = 20;

interface Weighed {
  html: string;
  bytes: number;
}

interface Weights {
  places: readonly PageElement[];
  /** Bytes of the page as it is sent, of the files around it, and of those that only the workshop needs. */
  page: number;
  rest: number;
  workshop: number;
}

/** Each tutorial says what it weighs, and gets the list of what is kept of it (T18, K5). */
export async function writeWeights(folder: string): Promise<void> {
  for (const file of globSync(`${TUTORIALS}/*.html`, { cwd: folder }).sort())
    await writeWeight(folder, basename(file, '.html'));
}

async function writeWeight(folder: string, slug: string): Promise<void> {
  const path = `/${TUTORIALS}/${slug}`;
  const file = join(folder, `${path}.html`);
  const source = readFileSync(file, 'utf8');
  const elements = elementsOf(source);
  const around = await Promise.all(
    filesOf(folder, elements).map(async (one) => {
      // A page among them has no extension in its address.
      const name = one.includes('.') ? one : `${one}.html`;
      return { path: one, bytes: await sentBytes(name, readFileSync(join(folder, name))) };
    }),
  );
  const rest = sumOf(around);
  const tried = workshopFilesOf(folder, elements);
  const workshop = sumOf(around.filter((one) => tried.includes(one.path)));
  const { html, bytes } = await settle(source, elements, { rest, workshop });
  writeFileSync(file, html);
  const list: KeptList = {
    title: titleOf(elements) ?? slug,
    version: versionOf(html, around),
    bytes: rest + bytes,
    files: [{ path, bytes }, ...around],
  };
  const target = join(folder, keptListPath(slug));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(list));
}

/** A number that changes its own page from one thousand to the next finds its rest by an empty line. */
async function settle(
  source: string,
  elements: readonly PageElement[],
  around: Pick<Weights, 'rest' | 'workshop'>,
): Promise<Weighed> {
  const places = elements.filter(({ attributes }) => 'data-weight' in attributes);
  let page = source.length;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const room = '\n'.repeat(Math.max(0, round - 3));
    const html = fill(source, { ...around, places, page }) + room;
    const { length } = await toBrotli(Buffer.from(html));
    const settled = fill(source, { ...around, places, page: length }) + room;
    if (settled === html) return { html, bytes: length };
    page = length;
  }
  throw new Error('Le poids d’un tutoriel ne se fixe pas : src/build/offline/weights.ts');
}

/** Writes in `data-weight` what the page weighs, or the tutorial with all its files (K5). */
function fill(html: string, { places, page, rest, workshop }: Weights): string {
  const part = workshop ? `, dont ${sizeLabel(workshop)} pour l’atelier` : '';
  const labels: Readonly<Record<string, string>> = {
    page: sizeLabel(page),
    kept: sizeLabel(page + rest) + part,
  };
  // From the last place to the first: those before keep their offsets.
  return places.reduceRight(
    (text, { attributes, content: { start, end } }) =>
      text.slice(0, start) + labels[attributes['data-weight'] ?? ''] + text.slice(end),
    html,
  );
}

function sumOf(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** « Apprendre Python · Jàngal » → « Apprendre Python ». */
function titleOf(elements: readonly PageElement[]): string | undefined {
  const title = elements.find(({ name }) => name === 'title');
  return title?.text.split('·')[0]?.trim();
}

async function sentBytes(path: string, bytes: Buffer): Promise<number> {
  return isText(path) ? (await toBrotli(bytes)).length : bytes.length;
}

function versionOf(html: string, files: readonly { path: string; bytes: number }[]): string {
  return createHash('sha256')
    .update(html + JSON.stringify(files))
    .digest('hex')
    .slice(0, 8);
}
