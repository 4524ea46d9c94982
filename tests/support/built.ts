import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      // The frames of the workshop are no pages.
      .filter((file) => file.endsWith('.html') && !/^atelier(?:-python|-sql)?\.html$/.test(file))
      .map((file) => ({
        path: `/${file.replace(/(?:^index)?\.html$/, '')}`,
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
