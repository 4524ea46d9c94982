import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { keyOf } from '../../run/cache/cache.ts';
import { openCacheFolder } from '../../run/cache/cache-folder.ts';
import { findPackage } from '../../run/toolchains/packages.ts';

const TOOLCHAIN = join(import.meta.dirname, '../../../toolchains/nodejs');
/** The files that Node loads: two thirds of a package are types and documents. */
const LOADED = /\.(?:[cm]?js|json)$/;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

let gathered: string | undefined;

/**
 * Returns, by its name beside the reader's folder, a `node_modules` that holds the packages of the
 * tutorials, those that they need, and nothing else.
 */
export function nodePackages(): Readonly<Record<string, string>> {
  gathered ??= gather(neededBy(TOOLCHAIN));
  return { node_modules: gathered };
}

/** The packages that a folder needs, by name. Those that a package has in its own folder come with it. */
function neededBy(folder: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const path = findPackage(name, folder);
    const known = found.get(name);
    if (known === path) continue;
    const isBundled =
      dirname(path).startsWith(join(folder, 'node_modules')) && folder !== TOOLCHAIN;
    if (known && !isBundled)
      throw new Error(`deux versions de ${name} dans tests/toolchains/nodejs`);
    if (!isBundled) found.set(name, path);
    neededBy(path, found);
  }
  return found;
}

/** Copies the packages once, then moves them into place, so that two runs at once do no harm. */
function gather(packages: ReadonlyMap<string, string>): string {
  const versions = [...packages].map(([name, path]) => [name, manifestOf(path).version]);
  const cache = openCacheFolder('node-packages');
  const folder = join(cache, keyOf(versions, LOADED.source));
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(join(cache, 'draft-'));
  const filter = (file: string) => statSync(file).isDirectory() || LOADED.test(file);
  for (const [name, path] of packages) {
    cpSync(path, join(draft, 'node_modules', name), { recursive: true, filter });
  }
  try {
    renameSync(join(draft, 'node_modules'), folder);
  } catch {
    // Another run made it at the same time.
  }
  rmSync(draft, { recursive: true, force: true });
  return folder;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
