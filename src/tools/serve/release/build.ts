import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Digests, digestOf, digestsFile, readDigests } from '../../../build/digests.ts';
import { filesIn } from '../../../build/folder.ts';
import { isLocal } from '../../../rules/site/sites.ts';

const MAX_NAMED = 5;
/** The origins that a page names. */
const ORIGIN = /https?:\/\/[^\s"'<>/;,\\]+/g;

/**
 * The files of a build that may go online, each with its digest. Throws a sentence when the folder does
 * not hold what the build has written there: a file that is missing, cut short, changed or added since.
 */
export function requireBuild(folder: string): Digests {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder}/ ne contient pas de site : lancez d’abord npm run build.`);
  }
  const written = readDigests(folder);
  if (!written) {
    throw new Error(
      `${digestsFile(folder)} manque : npm run build l’écrit à côté de ${folder}/, et sans lui rien ne dit que ` +
        'ce site est entier. Relancez npm run build ; si vous avez copié dist/, copiez-le aussi.',
    );
  }
  const held = filesIn(folder);
  const faults = [
    ...named('Il manque', missingFrom(held, Object.keys(written))),
    ...named(
      'Coupés ou changés depuis',
      held.filter((path) => path in written && digestOf(join(folder, path)) !== written[path]),
    ),
    ...named('En trop', missingFrom(Object.keys(written), held)),
  ];
  if (faults.length === 0) return written;
  throw new Error(
    `${folder}/ n’est pas ce que npm run build a écrit, rien n’est mis en ligne. Relancez npm run build. ` +
      faults.join(' '),
  );
}

/** Where the build says that it lives: the origin of the first page of its sitemap. */
export function addressOf(folder: string): string | undefined {
  return /<loc>(https?:\/\/[^/<]+)/.exec(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))?.[1];
}

/**
 * The addresses of this machine that readers would be sent to, besides the site's own: the home page
 * names every service, in its policy, and every neighbouring site, in its menus (W20).
 */
export function localAddresses(folder: string): string[] {
  const named = readFileSync(join(folder, 'index.html'), 'utf8').match(ORIGIN) ?? [];
  const own = addressOf(folder);
  return [...new Set(named)].filter((one) => URL.canParse(one) && isLocal(one) && one !== own);
}

/** `a, b, c, d, e et 3 autres`. */
export function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, MAX_NAMED).join(', ')} et ${more} ${more > 1 ? 'autres' : 'autre'}`;
}

function named(what: string, paths: readonly string[]): string[] {
  return paths.length > 0 ? [`${what} : ${listed(paths)}.`] : [];
}

function missingFrom(held: readonly string[], wanted: readonly string[]): string[] {
  const set = new Set(held);
  return wanted.filter((path) => !set.has(path));
}
