import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { isSharedPicture } from '../../rules/site/discovery/shared-picture.ts';
import { filesIn } from '../folder.ts';

/**
 * What a page needs changes its name (`/_astro/`) or lies beside it; media, search and the pictures of
 * shared links do not count.
 */
const BUILT = /^(?:(?!pagefind\/|media\/).)+\.(?:html|js|css|svg|png|json|webmanifest|woff2)$/;

/** What a worker is told of the build that it belongs to. */
interface WorkerNews {
  /** The names of its pages. */
  versions: readonly string[];
  /** Fetched before anyone asks: what the page of offline reading cannot do without. */
  files: readonly string[];
}

/**
 * Puts the worker together in one file, `/sw.js`, the only one that holds the build's own name and those
 * of its pages; without offline, the one that clears and leaves (K9).
 */
export async function writeWorker(
  folder: string,
  { versions, files }: WorkerNews,
  isOn: boolean,
): Promise<void> {
  const name = isOn ? 'main' : 'farewell';
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../../service-worker/${name}.ts`, import.meta.url)),
    transform: {
      define: {
        BUILD_VERSION: JSON.stringify(buildVersion(folder)),
        PAGE_VERSIONS: JSON.stringify(versions.join(' ')),
        OFFLINE_FILES: JSON.stringify(files),
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
  return hash.digest('hex').slice(0, 8);
}
