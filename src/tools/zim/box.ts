import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BASE_SHEET, copyStyle } from '../../build/copies/copy-style.ts';
import { frontPage } from './front.ts';
import { guidePages } from './guides.ts';
import { ICON_FILE, STYLE_FILE } from './page.ts';
import { FRONT_PAGE } from './rules/files.ts';
import { readPage, type Source } from './source.ts';
import { tutorialPages } from './tutorial.ts';

/** What some tutorials and the other pages of the site look like, then what only the box has. */
const SHEETS = [
  BASE_SHEET,
  'controls.css',
  'folds.css',
  'pages/guide.css',
  'pages/guide-cards.css',
  'pages/orientation.css',
  'pages/landmarks.css',
  'pages/seller.css',
  'pages/seller-money.css',
  'copy/box.css',
  'copy/box-front.css',
  'copy/box-guides.css',
];

/** What was written. */
export interface Box {
  siteName: string;
  pages: number;
}

/**
 * Writes all that a built site lets one read into a folder, as pages that need nothing else (K14): the same site
 * makes the same bytes. `site` is where it was built for. Throws a sentence when something of it is missing.
 */
export function writeBox(dist: string, site: string, folder: string): Box {
  const slugs = globSync('ressources/*.html', { cwd: dist })
    .map((file) => basename(file, '.html'))
    .sort();
  const source: Source = { folder: dist, site, slugs, asked: new Set() };
  const { siteName, main: list } = readPage(source, 'ressources.html', FRONT_PAGE);
  const guides = guidePages(source, siteName);
  const pages = [
    frontPage({ siteName, site, list, guides }),
    ...guides,
    ...slugs.flatMap((slug) => tutorialPages(source, slug, siteName)),
  ];
  for (const { file, html } of pages) write(folder, file, html);
  write(folder, STYLE_FILE, copyStyle(SHEETS));
  copy(join(dist, 'icons/icon-48.png'), folder, ICON_FILE);
  for (const file of source.asked) copy(join(dist, file), folder, file);
  return { siteName, pages: pages.length };
}

function write(folder: string, file: string, text: string): void {
  writeFileSync(place(folder, file), text);
}

function copy(from: string, folder: string, file: string): void {
  copyFileSync(from, place(folder, file));
}

function place(folder: string, file: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
