import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../../../build/digests.ts';

/** A file system that knows no second name for a file, or not for this one. */
const CANNOT_LINK = new Set(['EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK', 'ENOSYS']);

/**
 * The same file under a second name: same bytes, same date, so the same ETag. Where the file system
 * cannot, a copy with the same date, which is whole from its first moment on.
 */
export function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if (!CANNOT_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const draft = `${to}.partial`;
    copy(from, draft);
    renameSync(draft, to);
  }
}

/** A file of its own, with the same date: the ETag of a file is the same on every server of the site. */
export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  const { mtime } = statSync(from);
  utimesSync(to, mtime, mtime);
}

/** Gives a folder those of the files, each with its digest, that it lacks and that are whole; returns how many. */
export function linkMissing(
  files: readonly (readonly [string, string])[],
  from: string,
  to: string,
): number {
  const missing = files.filter(
    ([path, digest]) => !existsSync(join(to, path)) && digestOf(join(from, path)) === digest,
  );
  for (const [path] of missing) {
    rmSync(join(to, `${path}.partial`), { force: true });
    link(join(from, path), join(to, path));
  }
  return missing.length;
}
