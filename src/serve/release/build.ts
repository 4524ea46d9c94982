import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from '../../build/compress.ts';
import { filesIn } from '../../build/folder.ts';

/** Without one of these a site is not whole, whatever its settings are. */
const REQUIRED = [
  ...['index.html', '404.html', 'course.html', 'v1/course.html', 'v2/course.html'],
  ...['ressources.html', 'conseils.html', 'seller.html', 'hors-ligne.html', 'atelier.html'],
  ...['sw.js', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'recherche.json', '_headers'],
  ...['favicon.svg', 'pagefind/pagefind.js', 'pagefind/pagefind-entry.json'],
];
const MAX_NAMED = 5;

/**
 * The files of a build that may go online. Throws a sentence when something is missing: compression is
 * the last step of a build, so one that was cut short lacks `.br` or `.gz` beside its texts.
 */
export function requireBuild(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder}/ ne contient pas de site : lancez d’abord npm run build.`);
  }
  const files = filesIn(folder);
  const held = new Set(files);
  const texts = files.filter(isText);
  const wanted = [...REQUIRED, ...texts.flatMap((path) => [`${path}.br`, `${path}.gz`])];
  const missing = wanted.filter((path) => !held.has(path) || isEmpty(join(folder, path)));
  if (missing.length > 0) {
    throw new Error(
      `${folder}/ est incomplet, rien n’est mis en ligne. Relancez npm run build. ` +
        `Il manque : ${listed(missing)}.`,
    );
  }
  return files;
}

/** Where the build says that it lives: the origin of the first page of its sitemap. */
export function addressOf(folder: string): string | undefined {
  return /<loc>(https?:\/\/[^/<]+)/.exec(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))?.[1];
}

/** `a, b, c, d, e et 3 autres`. */
export function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, MAX_NAMED).join(', ')} et ${more} ${more > 1 ? 'autres' : 'autre'}`;
}

function isEmpty(file: string): boolean {
  return statSync(file).size === 0;
}
