import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GUIDES, GUIDES_TITLE } from '../../rules/offline/kept-all.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { type KeptList, keptListPath } from '../../wire/offline.ts';
import { isText, toBrotli } from '../compress.ts';
import { addressOf } from '../folder.ts';
import { elementsOf, type PageElement } from '../html.ts';
import { filesOf, workshopFilesOf } from './page-files.ts';

const TUTORIALS = 'ressources';
const GUIDE_PAGES = '{conseils,conseils/*,ressources}.html';
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
  /** Of the tutorial in one file. */
  copy: number;
}

/** Each tutorial says what it weighs, and gets the list of what is kept of it (T18, K5). */
export async function writeWeights(
  folder: string,
  copies: ReadonlyMap<string, number>,
): Promise<void> {
  for (const file of globSync(`${TUTORIALS}/*.html`, { cwd: folder }).sort()) {
    const slug = basename(file, '.html');
    await writeWeight(folder, slug, copies.get(slug) ?? 0);
  }
  await writeGuides(folder);
  writeTotal(folder);
}

async function writeWeight(folder: string, slug: string, copy: number): Promise<void> {
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
  const { html, bytes } = await settle(source, elements, { rest, workshop, copy });
  writeFileSync(file, html);
  const list: KeptList = {
    title: titleOf(elements) ?? slug,
    version: versionOf(html, around),
    bytes: rest + bytes,
    files: [{ path, bytes }, ...around],
  };
  writeList(folder, slug, list);
}

function writeList(folder: string, slug: string, list: KeptList): void {
  const target = join(folder, keptListPath(slug));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(list));
}

/** The pages beside the tutorials that « Tout garder » keeps, with their files, as one more list (K13). */
async function writeGuides(folder: string): Promise<void> {
  const pages = globSync(GUIDE_PAGES, { cwd: folder }).sort();
  if (pages.length === 0) return;
  const texts = pages.map((page) => readFileSync(join(folder, page), 'utf8'));
  const asked = [
    ...pages.map(addressOf),
    ...texts.flatMap((html) => filesOf(folder, elementsOf(html))),
  ];
  const files = await Promise.all(
    [...new Set(asked)].map(async (path) => {
      const name = path.includes('.') ? path : `${path}.html`;
      return { path, bytes: await sentBytes(name, readFileSync(join(folder, name))) };
    }),
  );
  const version = versionOf(texts.join(), files);
  const list: KeptList = { title: GUIDES_TITLE, version, bytes: sumOf(files), files };
  writeList(folder, GUIDES, list);
}

/** What « Tout garder » weighs: each file once (K13). */
function writeTotal(folder: string): void {
  const lists = globSync('hors-ligne/*.json', { cwd: folder }).sort();
  const bytes = new Map<string, number>();
  for (const name of lists) {
    const { files }: KeptList = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const file of files) bytes.set(file.path, file.bytes);
  }
  const total = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  const page = join(folder, 'hors-ligne.html');
  const html = readFileSync(page, 'utf8');
  const place = elementsOf(html).find(({ attributes }) => attributes['data-weight'] === 'all');
  if (!place) return;
  const { start, end } = place.content;
  writeFileSync(page, html.slice(0, start) + sizeLabel(total) + html.slice(end));
}

/** A number that changes its own page from one thousand to the next finds its rest by an empty line. */
async function settle(
  source: string,
  elements: readonly PageElement[],
  around: Pick<Weights, 'rest' | 'workshop' | 'copy'>,
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
function fill(html: string, { places, page, rest, workshop, copy }: Weights): string {
  const part = workshop ? `, dont ${sizeLabel(workshop)} pour l’atelier` : '';
  const labels: Readonly<Record<string, string>> = {
    page: sizeLabel(page),
    kept: sizeLabel(page + rest) + part,
    copy: sizeLabel(copy),
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
