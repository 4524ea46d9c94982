import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, YEAR } from '../headers.ts';
import { listed, requireBuild } from './build.ts';
import { copy, digestOf, link, linkMissing } from './files.ts';
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
} from './store.ts';

/** What was put online. */
export interface Published {
  name: string;
  previous: string | undefined;
  files: number;
  /** Files that the release before had, byte for byte: their date, and so their ETag, did not change. */
  unchanged: number;
  /** Hashed files of other releases, kept for readers of their pages. */
  carried: number;
}

/** Puts a build online as a new release. Whatever fails leaves the release that was online, and throws (W26). */
export function publish(build: string, folder: string, now = new Date()): Published {
  const paths = requireBuild(build);
  const previous = currentRelease(folder);
  mkdirSync(releasesFolder(folder), { recursive: true });
  removeLeftovers(folder);
  const name = nameAfter(releaseNames(folder)[0], now);
  const draft = join(releasesFolder(folder), `.${name}`);
  try {
    const facts = fill(join(draft, 'site'), { build, paths, folder, previous });
    const record: ReleaseRecord = { previous: previous ?? null, files: facts.digests };
    writeFileSync(recordFile(draft), `${JSON.stringify(record)}\n`);
    renameSync(draft, join(releasesFolder(folder), name));
    const carried = carryInto(folder, name);
    switchTo(folder, name);
    return { name, previous, files: paths.length, unchanged: facts.unchanged, carried };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts a release that is kept online again: the one that was online before, or the one that is named.
 * Returns its name; throws a sentence when there is none, or when it is damaged.
 */
export function rollBack(folder: string, wanted?: string): string {
  const current = currentRelease(folder);
  if (!current) throw new Error(`${folder} n’a pas encore de version en ligne.`);
  const name = wanted ?? readRecord(folder, current)?.previous;
  const names = releaseNames(folder);
  if (!name || !names.includes(name)) {
    throw new Error(
      wanted
        ? `La version ${wanted} n’est pas gardée. Versions gardées : ${names.join(', ')}.`
        : `Aucune version d’avant ${current} n’est gardée. Versions gardées : ${names.join(', ')}.`,
    );
  }
  const damaged = damagedFiles(folder, name);
  if (damaged.length > 0) {
    throw new Error(
      `La version ${name} est abîmée (${listed(damaged)}) : ` +
        `${current} reste en ligne. Reconstruisez le site, puis remettez-le en ligne.`,
    );
  }
  carryInto(folder, name);
  switchTo(folder, name);
  return name;
}

/**
 * Removes releases until `keep` are left: those that rollbacks from the one online lead to, one after the
 * other, then the newest of the rest. Returns the names of those that were removed.
 */
export function prune(folder: string, keep: number): string[] {
  const names = releaseNames(folder);
  const kept = new Set<string>();
  for (let next: string | null | undefined = currentRelease(folder); next && kept.size < keep; ) {
    if (names.includes(next)) kept.add(next);
    next = readRecord(folder, next)?.previous;
  }
  for (const other of names) if (kept.size < keep) kept.add(other);
  const removed = names.filter((other) => !kept.has(other));
  for (const other of removed) removeRelease(folder, other);
  return removed;
}

interface Filling {
  build: string;
  paths: readonly string[];
  folder: string;
  previous: string | undefined;
}

/** Copies a build; what did not change is linked from the release before. */
function fill(site: string, { build, paths, folder, previous }: Filling) {
  const digests: Record<string, string> = {};
  let unchanged = 0;
  for (const path of paths) {
    const digest = digestOf(join(build, path)) ?? '';
    const old = previous && join(siteFolder(folder, previous), path);
    if (old && digestOf(old) === digest) {
      link(old, join(site, path));
      unchanged += 1;
    } else copy(join(build, path), join(site, path));
    digests[path] = digest;
  }
  return { digests, unchanged };
}

/** Gives a release the hashed files of all others: a page that is open anywhere finds its scripts. */
function carryInto(folder: string, name: string): number {
  const others = releaseNames(folder).filter((other) => other !== name);
  const counts = others.map((other) => {
    const own = Object.entries(readRecord(folder, other)?.files ?? {}).filter(isHashed);
    return linkMissing(own, siteFolder(folder, other), siteFolder(folder, name));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function isHashed([path]: readonly [string, string]): boolean {
  return headersFor(`/${path}`)['Cache-Control'] === YEAR;
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
