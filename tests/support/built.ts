import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, pagesIn } from '../../src/build/folder.ts';

const DIST = 'dist';

/** A page as it was built. */
export interface BuiltPage {
  /** `/ressources/python`. */
  path: string;
  html: string;
}

/** Every page of the built site. */
export function builtPages(): BuiltPage[] {
  return (
    pagesIn(DIST)
      // The frames of the workshop are no pages.
      .filter((file) => !/^atelier(?:-python|-sql)?\.html$/.test(file))
      .map((file) => ({
        path: addressOf(file),
        html: readFileSync(join(DIST, file), 'utf8'),
      }))
  );
}

/** A file of the built site. */
export function built(path: string): Buffer {
  return readFileSync(join(DIST, path));
}

/** The site answers at this address, query and all: a page, or a file. */
export function isBuilt(address: string): boolean {
  const path = decodeURIComponent(new URL(address).pathname).replace(/\/$/, '/index');
  return existsSync(join(DIST, path)) || existsSync(join(DIST, `${path}.html`));
}

/** The `content` or `href` that a tag of the page's head gives, by the attribute that names it. */
export function headValue(html: string, name: string): string | undefined {
  const tag = new RegExp(`<(?:meta|link)\\b[^>]*="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /\b(?:content|href)="([^"]*)"/.exec(tag)?.[1];
}
