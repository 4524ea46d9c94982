import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { courseAnchor } from '../../rules/site/links.ts';
import { addressOf, filesIn, pagesIn } from '../folder.ts';
import { elementsOf } from '../html.ts';

/** What a build weighs. Bytes are those that are sent, once compressed. */
export interface Measures {
  pages: number;
  heaviest: { path: string; bytes: number } | undefined;
  scriptBytes: number;
  /** Those of `dist`, compressed copies included; so is their weight. */
  files: number;
  bytes: number;
  /** How many courses the home page shows. */
  cards: number;
}

/** The frames of the workshop are no pages. */
const FRAMES = ['atelier.html', 'atelier-python.html', 'atelier-sql.html'];

/** Reads the folder of a build that is compressed. */
export function measure(folder: string): Measures {
  const files = filesIn(folder);
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  const weigh = (paths: readonly string[]) => paths.reduce((sum, path) => sum + sizeOf(path), 0);
  const pages = pagesIn(folder)
    .filter((file) => !FRAMES.includes(file))
    .map((file) => ({
      path: addressOf(file),
      bytes: sizeOf(`${file}.br`),
    }));
  const [heaviest] = pages.sort((a, b) => b.bytes - a.bytes);
  return {
    pages: pages.length,
    heaviest,
    scriptBytes: weigh(files.filter((path) => path.endsWith('.js.br'))),
    files: files.length,
    bytes: weigh(files),
    cards: cardsOf(readFileSync(join(folder, 'index.html'), 'utf8')),
  };
}

/** The cards of the catalogue have an address of their own in the page. */
function cardsOf(html: string): number {
  return elementsOf(html).filter(({ attributes }) => attributes.id?.startsWith(courseAnchor('')))
    .length;
}
