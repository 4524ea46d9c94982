import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { digestOf } from '../../../build/digests.ts';

/**
 * A folder of releases: `releases/<name>/site` is what a server sends, `releases/<name>/files.json` what
 * it must hold, and `current` a link to the site that is online. A name is the time of the release in UTC.
 */
const NAME = /^\d{8}-\d{6}$/;
const LINK = /^releases\/(\d{8}-\d{6})\/site$/;

const record = v.object({
  /** The release that was online before this one; null for the first. */
  previous: v.nullable(v.pipe(v.string(), v.regex(NAME))),
  /** SHA-256 of each file of the build, by its path; files carried over from others are not here. */
  files: v.record(v.string(), v.string()),
});

export type ReleaseRecord = v.InferOutput<typeof record>;

export function releasesFolder(folder: string): string {
  return join(folder, 'releases');
}

export function siteFolder(folder: string, name: string): string {
  return join(releasesFolder(folder), name, 'site');
}

export function recordFile(release: string): string {
  return join(release, 'files.json');
}

/** The names of the releases, newest first. */
export function releaseNames(folder: string): string[] {
  const releases = releasesFolder(folder);
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** What the release must hold; undefined when its list is missing or cannot be read. */
export function readRecord(folder: string, name: string): ReleaseRecord | undefined {
  try {
    const text = readFileSync(recordFile(join(releasesFolder(folder), name)), 'utf8');
    const result = v.safeParse(record, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** The files of the build that the release no longer holds as they were. */
export function damagedFiles(folder: string, name: string): string[] {
  const held = readRecord(folder, name);
  if (!held) return ['files.json'];
  const site = siteFolder(folder, name);
  return Object.entries(held.files).flatMap(([path, digest]) =>
    digestOf(join(site, path)) === digest ? [] : [path],
  );
}

/** The release that is online; undefined before the first. Throws a sentence when `current` is not our link. */
export function currentRelease(folder: string): string | undefined {
  const link = join(folder, 'current');
  const state = lstatSync(link, { throwIfNoEntry: false });
  if (!state) return undefined;
  const [, name] = (state.isSymbolicLink() && LINK.exec(readlinkSync(link))) || [];
  if (name) return name;
  throw new Error(
    `${link} existe déjà et n’est pas un lien vers une version : déplacez-le, puis relancez.`,
  );
}

/** The release that is online, the one that was before it, and so on: where rollbacks lead, kept or not. */
export function wayBack(folder: string): string[] {
  const way: string[] = [];
  let next: string | null | undefined = currentRelease(folder);
  while (next && !way.includes(next)) {
    way.push(next);
    next = readRecord(folder, next)?.previous;
  }
  return way;
}

/** Puts a release online in one step: a reader gets the old site or the new one, never neither. */
export function switchTo(folder: string, name: string): void {
  const next = join(folder, '.current');
  rmSync(next, { force: true });
  symlinkSync(`releases/${name}/site`, next);
  renameSync(next, join(folder, 'current'));
}

/** Removes a release; it leaves the list first, so that a removal cut short leaves no half of it. */
export function removeRelease(folder: string, name: string): void {
  const leaving = join(releasesFolder(folder), `.${name}`);
  renameSync(join(releasesFolder(folder), name), leaving);
  rmSync(leaving, { recursive: true });
}

/** Removes what a command that was cut short has left. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(releasesFolder(folder))) {
    if (name.startsWith('.')) rmSync(join(releasesFolder(folder), name), { recursive: true });
  }
}
