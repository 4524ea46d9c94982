import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BASE_SHEET, copyStyle } from '../../build/copies/style.ts';
import { frontPage, guidePages, ICON_FILE, STYLE_FILE } from './pages.ts';
import { FRONT_PAGE } from './rules/places.ts';
import { type BuiltSite, readPage } from './site.ts';
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
 * makes the same bytes. `address` is where it was built for. Throws a sentence when something of it is missing.
 */
export function writeBox(dist: string, address: string, folder: string): Box {
  const slugs = globSync('ressources/*.html', { cwd: dist })
    .map((file) => basename(file, '.html'))
    .sort();
  const site: BuiltSite = { folder: dist, address, slugs, asked: new Set() };
  const list = readPage(site, 'ressources.html', FRONT_PAGE);
  const { siteName } = list;
  const guides = guidePages(site, siteName);
  const pages = [
    frontPage(site, list, guides),
    ...guides,
    ...slugs.flatMap((slug) => tutorialPages(site, slug, siteName)),
  ];
  for (const { file, html } of pages) writeFileSync(placeFor(folder, file), html);
  writeFileSync(placeFor(folder, STYLE_FILE), copyStyle(SHEETS));
  copyFileSync(join(dist, 'icons/icon-48.png'), placeFor(folder, ICON_FILE));
  for (const file of site.asked) copyFileSync(join(dist, file), placeFor(folder, file));
  return { siteName, pages: pages.length };
}

function placeFor(folder: string, file: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
