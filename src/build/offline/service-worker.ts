import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { OFFLINE_PATH } from '../../rules/offline/requests.ts';
import { isSharedPicture } from '../../rules/site/discovery/shared-picture.ts';
import { changePages, filesIn } from '../folder.ts';
import { elementsOf } from '../html.ts';
import { filesOf } from './page-files.ts';

/**
 * What a page needs changes its name (`/_astro/`) or lies beside it; media, search and the pictures of
 * shared links do not count.
 */
const BUILT = /^(?:(?!pagefind\/|media\/).)+\.(?:html|js|css|svg|png|json|webmanifest|woff2)$/;
const VERSION_PLACE = 'data-version="dev"';

/**
 * Names each page after what it holds, the hashed names of its scripts included, and writes the name in it;
 * returns the names. Another page changes nothing of it (K8).
 */
export function writeVersions(folder: string): string[] {
  const versions: string[] = [];
  changePages(folder, (html) => {
    if (!html.includes(VERSION_PLACE)) return html;
    const version = nameOf(createHash('sha256').update(html));
    versions.push(version);
    return html.replace(VERSION_PLACE, `data-version="${version}"`);
  });
  return versions;
}

/**
 * Puts the worker together in one file, `/sw.js`, the only one that holds the build's own name and those
 * of its pages; without offline, the one that clears and leaves (K9).
 */
export async function writeWorker(
  folder: string,
  versions: readonly string[],
  isOn: boolean,
): Promise<void> {
  const html = readFileSync(join(folder, `${OFFLINE_PATH}.html`), 'utf8');
  const name = isOn ? 'main' : 'farewell';
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../../worker/${name}.ts`, import.meta.url)),
    transform: {
      define: {
        BUILD_VERSION: JSON.stringify(buildVersion(folder)),
        PAGE_VERSIONS: JSON.stringify(versions.join(' ')),
        OFFLINE_FILES: JSON.stringify(readingFiles(folder, html)),
      },
    },
  });
  await bundle.write({ file: join(folder, 'sw.js'), format: 'iife', minify: true });
  await bundle.close();
}

/** Names a build after all that it holds: what is kept of one is not taken for another (K3). */
function buildVersion(folder: string): string {
  const hash = createHash('sha256');
  const files = filesIn(folder).filter(
    (one) => BUILT.test(one) && one !== 'sw.js' && !isSharedPicture(`/${one}`),
  );
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return nameOf(hash);
}

function nameOf(hash: Hash): string {
  return hash.digest('hex').slice(0, 8);
}

/** Fetched before anyone asks: only what the page cannot do without, its scripts. */
function readingFiles(folder: string, html: string): string[] {
  return filesOf(folder, elementsOf(html)).filter((path) => path.endsWith('.js'));
}
