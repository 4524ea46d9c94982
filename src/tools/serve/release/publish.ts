import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Digests, digestOf } from '../../../build/digests.ts';
import { isHashed } from '../headers.ts';
import { requireBuild } from './build.ts';
import { copy, link, linkMissing } from './files.ts';
import {
  currentRelease,
  damagedFiles,
  type ReleaseRecord,
  readRecord,
  recordFile,
  releaseNames,
  releasesFolder,
  removeLeftovers,
  removeRelease,
  siteFolder,
  switchTo,
  wayBack,
} from './store.ts';

/** What a command has done: put a new release online, or nothing, for the build is online already. */
export type Published =
  | { isNew: false; name: string }
  | {
      isNew: true;
      name: string;
      previous: string | undefined;
      files: number;
      /** Files that the release before had, byte for byte: their date, and so their ETag, did not change. */
      unchanged: number;
      /** Hashed files of other releases, kept for readers of their pages. */
      carried: number;
    };

/**
 * Puts a build online as a new release, unless each of its files is online: another release of the same
 * files would push a real one out. Whatever fails leaves the release that was online, and throws (W26).
 */
export function publish(build: string, folder: string, now = new Date()): Published {
  const digests = requireBuild(build);
  const previous = currentRelease(folder);
  mkdirSync(releasesFolder(folder), { recursive: true });
  removeLeftovers(folder);
  if (previous && holds(folder, previous, digests)) return { isNew: false, name: previous };
  const name = nameAfter(releaseNames(folder)[0], now);
  const draft = join(releasesFolder(folder), `.${name}`);
  try {
    const unchanged = fill(join(draft, 'site'), { build, digests, folder, previous });
    const record: ReleaseRecord = { previous: previous ?? null, files: { ...digests } };
    writeFileSync(recordFile(draft), `${JSON.stringify(record)}\n`);
    renameSync(draft, join(releasesFolder(folder), name));
    const carried = carryInto(folder, name);
    switchTo(folder, name);
    const files = Object.keys(digests).length;
    return { isNew: true, name, previous, files, unchanged, carried };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Puts a release that is kept online again, with the hashed files of all others. */
export function republish(folder: string, name: string): void {
  carryInto(folder, name);
  switchTo(folder, name);
}

/**
 * Removes releases until `keep` are left: those that rollbacks from the one online lead to, one after the
 * other, then the newest of the rest. Returns the names of those that were removed.
 */
export function prune(folder: string, keep: number): string[] {
  const names = releaseNames(folder);
  const way = wayBack(folder).filter((name) => names.includes(name));
  const kept = [...new Set([...way, ...names])].slice(0, keep);
  const removed = names.filter((other) => !kept.includes(other));
  for (const other of removed) removeRelease(folder, other);
  return removed;
}

interface Filling {
  build: string;
  digests: Digests;
  folder: string;
  previous: string | undefined;
}

/** Whether a release is made of these files, and whole. */
function holds(folder: string, name: string, digests: Digests): boolean {
  const files = readRecord(folder, name)?.files;
  return isDeepStrictEqual(files, digests) && damagedFiles(folder, name).length === 0;
}

/** Copies a build; what did not change is linked from the release before. Returns how many files that is. */
function fill(site: string, { build, digests, folder, previous }: Filling): number {
  let unchanged = 0;
  for (const [path, digest] of Object.entries(digests)) {
    const old = previous && join(siteFolder(folder, previous), path);
    if (old && digestOf(old) === digest) {
      link(old, join(site, path));
      unchanged += 1;
    } else copy(join(build, path), join(site, path));
  }
  return unchanged;
}

/** Gives a release the hashed files of all others: a page that is open anywhere finds its scripts. */
function carryInto(folder: string, name: string): number {
  const others = releaseNames(folder).filter((other) => other !== name);
  const counts = others.map((other) => {
    const files = Object.entries(readRecord(folder, other)?.files ?? {});
    const own = files.filter(([path]) => isHashed(`/${path}`));
    return linkMissing(own, siteFolder(folder, other), siteFolder(folder, name));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `20261122-094500`: the time in UTC, or the second after the newest release. */
function nameAfter(newest: string | undefined, now: Date): string {
  const time = Math.max(now.getTime(), newest ? timeOf(newest) + 1_000 : 0);
  return new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

/** In milliseconds since 1970. */
function timeOf(name: string): number {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}
