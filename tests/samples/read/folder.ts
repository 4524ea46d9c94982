import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A small tree of files by path. A directory ends with `/`. Contents are in base64, because the cache is JSON. */
export type Folder = Readonly<Record<string, Entry>>;

interface Entry {
  readonly mode: number;
  readonly data: string;
}

export const EMPTY_FOLDER: Folder = {};
const PLAIN_MODE = 0o644;
const MAX_ENTRIES = 500;
const MAX_BYTES = 5_000_000;

export function withFile(folder: Folder, path: string, text: string): Folder {
  const data = Buffer.from(text).toString('base64');
  return { ...folder, [path]: { mode: PLAIN_MODE, data } };
}

/** The files that a page offers, as its reader has saved them beside the programs; one that is lost is left out. */
export function offeredBy(path: string, offered: readonly string[]): Folder {
  const files = offered.map((file) => join(dirname(path), file)).filter((file) => existsSync(file));
  return Object.fromEntries(
    files.map((file) => [
      basename(file),
      { mode: PLAIN_MODE, data: readFileSync(file).toString('base64') },
    ]),
  );
}

export function withoutFile(folder: Folder, path: string): Folder {
  const { [path]: _, ...rest } = folder;
  return rest;
}

export function readFile(folder: Folder, path: string): Buffer | undefined {
  const entry = folder[path];
  return entry && Buffer.from(entry.data, 'base64');
}

/** Writes the folder on the disk. `owner` is the user who will run there. */
export function layOut(folder: Folder, root: string, owner: number | undefined): void {
  const own = (path: string) => owner !== undefined && chownSync(path, owner, owner);
  own(root);
  for (const [path, { mode, data }] of Object.entries(folder)) {
    const isDirectory = path.endsWith('/');
    const parts = (isDirectory ? path.slice(0, -1) : dirname(path)).split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const directory = join(root, ...parts.slice(0, depth));
      mkdirSync(directory, { recursive: true });
      own(directory);
    }
    if (isDirectory) continue;
    writeFileSync(join(root, path), Buffer.from(data, 'base64'));
    chmodSync(join(root, path), mode);
    own(join(root, path));
  }
}

/** Writes the folders of programs on the disk side by side: `root/0`, `root/1`… */
export function layOutAll(programs: readonly { readonly folder: Folder }[], root: string): void {
  for (const [at, { folder }] of programs.entries()) {
    const place = join(root, String(at));
    mkdirSync(place);
    layOut(folder, place, undefined);
  }
}

/**
 * Reads a folder from the disk. Returns `undefined` when it is too large. Links and pipes are left out: those of
 * a sample must not make the runner, which may be root, read other files.
 */
export function readFolder(root: string): Folder | undefined {
  const folder: Record<string, Entry> = {};
  let bytes = 0;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  if (entries.length > MAX_ENTRIES) return undefined;
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1);
    if (entry.isDirectory()) folder[`${name}/`] = { mode: 0o755, data: '' };
    if (!entry.isFile()) continue;
    const { size, mode } = statSync(path);
    bytes += size;
    if (bytes > MAX_BYTES) return undefined;
    folder[name] = { mode: mode & 0o777, data: readFileSync(path).toString('base64') };
  }
  return folder;
}
