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
/** All that Node loads: two thirds of a package are types and notes. */
const LOADED = /\.(?:[cm]?js|json)$/;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

let gathered: string | undefined;

/**
 * A `node_modules` that holds the packages of the tutorials, what these need, and nothing else: beside
 * the reader's folder, Node finds it as it would find theirs.
 */
export function nodePackages(): Readonly<Record<string, string>> {
  gathered ??= gather(neededBy(TOOLCHAIN));
  return { node_modules: gathered };
}

/** By their names; what a package carries in its own folder comes with it. */
function neededBy(folder: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const path = findPackage(name, folder);
    const known = found.get(name);
    if (known === path) continue;
    const isCarried =
      dirname(path).startsWith(join(folder, 'node_modules')) && folder !== TOOLCHAIN;
    if (known && !isCarried)
      throw new Error(`deux versions de ${name} dans tests/toolchains/nodejs`);
    if (!isCarried) found.set(name, path);
    neededBy(path, found);
  }
  return found;
}

/** Copied once, then moved into place: two runners at once give the same folder. */
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
    // The other runner was first.
  }
  rmSync(draft, { recursive: true, force: true });
  return folder;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
