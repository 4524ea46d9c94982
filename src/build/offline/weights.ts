import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { GUIDES, GUIDES_TITLE } from '../../rules/offline/kept-all.ts';
import { roundedSizeLabel } from '../../rules/text/size-label.ts';
import { type KeptList, keptListPath } from '../../wire/offline.ts';
import { isText, toBrotli } from '../compress.ts';
import { find, type Page, setText } from '../page.ts';
import type { Scripts } from '../vite/scripts.ts';
import { filesOf } from './page-files.ts';

/** A build whose pages are not written yet. */
interface Site {
  folder: string;
  pages: readonly Page[];
  scripts: Scripts;
  /** Bytes of each tutorial in one file, by its slug. */
  copies: ReadonlyMap<string, number>;
}

type KeptFile = KeptList['files'][number];

const TUTORIAL = /^ressources\/[^/]+\.html$/;
const GUIDE_PAGE = /^(?:conseils|conseils\/[^/]+|ressources)\.html$/;
const SHELF = 'hors-ligne.html';
/** In bytes: more than what a page gains when its own weight takes the place of a guess; a digit can cost a hundred. */
const DIGITS = 500;

/** Writes in each page what it weighs, and the lists of what the device keeps of them (T18, K5, K13). */
export async function writeWeights(site: Site): Promise<void> {
  const tutorials = site.pages.filter(({ file }) => TUTORIAL.test(file));
  const lists = await Promise.all(tutorials.map((page) => weighTutorial(site, page)));
  const guides = await weighGuides(site);
  // What « Tout garder » weighs: each file once (K13).
  const kept = new Map(
    [...lists, ...guides].flatMap(({ files }) => files.map((one) => [one.path, one.bytes])),
  );
  const shelf = site.pages.find(({ file }) => file === SHELF);
  if (shelf)
    setWeights(shelf, placesIn(shelf), { all: roundedSizeLabel(sumOf([...kept.values()])) });
}

async function weighTutorial(site: Site, page: Page): Promise<KeptList> {
  const slug = basename(page.file, '.html');
  const needed = filesOf(page.tree, site.scripts);
  const around = await Promise.all(needed.map(({ path }) => weigh(site, path)));
  const rest = sumOf(around.map(({ bytes }) => bytes));
  const workshop = sumOf(
    around.filter((_, index) => needed[index]?.isForWorkshop).map(({ bytes }) => bytes),
  );
  const part = workshop ? `, dont ${roundedSizeLabel(workshop)} pour l’atelier` : '';
  const places = placesIn(page);
  const write = (own: number) =>
    setWeights(page, places, {
      page: roundedSizeLabel(own),
      kept: roundedSizeLabel(own + rest) + part,
      copy: roundedSizeLabel(site.copies.get(slug) ?? 0),
    });
  // With digits of any weight, the page weighs what it will with its own, but for a few bytes.
  write(page.text.original.length);
  write((await weigh(site, page.address)).bytes + DIGITS);
  const own = await weigh(site, page.address);
  const title = find(page.tree, ({ tagName }) => tagName === 'title');
  return writeList(site.folder, slug, {
    title: (title && textOf(title).split('·')[0]?.trim()) ?? slug,
    version: versionOf(page.text.toString(), around),
    bytes: rest + own.bytes,
    files: [own, ...around],
  });
}

/** The pages beside the tutorials that « Tout garder » keeps, with their files, as one more list (K13). */
async function weighGuides(site: Site): Promise<KeptList[]> {
  const pages = site.pages.filter(({ file }) => GUIDE_PAGE.test(file));
  if (pages.length === 0) return [];
  const around = pages.flatMap(({ tree }) => filesOf(tree, site.scripts).map(({ path }) => path));
  const asked = [...new Set([...pages.map(({ address }) => address), ...around])];
  const files = await Promise.all(asked.map((path) => weigh(site, path)));
  const version = versionOf(pages.map(({ text }) => text.toString()).join(), files);
  const list = {
    title: GUIDES_TITLE,
    version,
    bytes: sumOf(files.map(({ bytes }) => bytes)),
    files,
  };
  return [writeList(site.folder, GUIDES, list)];
}

function writeList(folder: string, slug: string, list: KeptList): KeptList {
  const target = join(folder, keptListPath(slug));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(list));
  return list;
}

function placesIn({ tree }: Page): Element[] {
  return selectAll('[data-weight]', tree);
}

function setWeights(
  page: Page,
  places: readonly Element[],
  labels: Readonly<Record<string, string>>,
): void {
  for (const place of places) setText(page, place, labels[`${place.properties.dataWeight}`] ?? '');
}

/** A file and its bytes as the server sends them; a page as it will be written. */
async function weigh({ folder, pages }: Site, path: string): Promise<KeptFile> {
  const page = pages.find(({ address }) => address === path);
  const bytes = page ? Buffer.from(page.text.toString()) : readFileSync(join(folder, path));
  return { path, bytes: page || isText(path) ? (await toBrotli(bytes)).length : bytes.length };
}

function sumOf(bytes: readonly number[]): number {
  return bytes.reduce((sum, one) => sum + one, 0);
}

function versionOf(html: string, files: readonly KeptFile[]): string {
  return hash('sha256', html + JSON.stringify(files)).slice(0, 8);
}
