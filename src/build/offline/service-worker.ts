import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { OFFLINE_PATH } from '../../rules/offline/requests.ts';
import { isSharedPicture } from '../../rules/site/discovery/shared-picture.ts';
import { filesOf } from './page-files.ts';

/**
 * What a page needs changes its name (`/_astro/`) or lies beside it; media, search and the pictures of
 * shared links do not count.
 */
const BUILT = /^(?:(?!pagefind\/|media\/).)+\.(?:html|js|css|svg|png|json|webmanifest|woff2)$/;
const VERSION_PLACE = 'data-version="dev"';

/** Names this build after what it holds, and writes the name in every page. */
export function writeVersion(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hash = createHash('sha256');
  const named = files.filter((one) => BUILT.test(one) && !isSharedPicture(`/${one}`));
  for (const file of named.sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  const version = hash.digest('hex').slice(0, 8);
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace(VERSION_PLACE, `data-version="${version}"`));
  }
  return version;
}

/**
 * Puts the worker together in one file, `/sw.js`; without offline, the one that clears and leaves (K9).
 */
export async function writeWorker(folder: string, version: string, isOn: boolean): Promise<void> {
  const html = readFileSync(join(folder, `${OFFLINE_PATH}.html`), 'utf8');
  const name = isOn ? 'main' : 'farewell';
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../../worker/${name}.ts`, import.meta.url)),
    transform: {
      define: {
        BUILD_VERSION: JSON.stringify(version),
        OFFLINE_FILES: JSON.stringify(readingFiles(folder, html)),
      },
    },
  });
  await bundle.write({ file: join(folder, 'sw.js'), format: 'iife', minify: true });
  await bundle.close();
}

/** Fetched before anyone asks: only what the page cannot do without, its scripts. */
function readingFiles(folder: string, html: string): string[] {
  return filesOf(folder, html).filter((path) => path.endsWith('.js'));
}
