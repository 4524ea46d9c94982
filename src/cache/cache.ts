import { createHash } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openCacheFolder } from './cache-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * What nobody has read for so long is deleted.
 *
 * @public toolchains of samples go by it too
 */
export const KEPT_MS = 14 * DAY_MS;

/** Results that need not be made again, by the key of all that they depend on. Failures are not put in. */
export interface Cache {
  get<Value>(key: string): Value | undefined;
  put(key: string, value: unknown): void;
  prune(): void;
}

/**
 * One file per entry, so that two runners at once never spoil each other's work.
 *
 * @public the samples runner keeps its proofs in it
 */
export function openCache(folder = openCacheFolder('samples')): Cache {
  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    get(key) {
      try {
        const value = JSON.parse(readFileSync(fileOf(key), 'utf8'));
        touch(fileOf(key));
        return value;
      } catch {
        return undefined;
      }
    },
    put(key, value) {
      const draft = join(folder, `${key}.${process.pid}`);
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, fileOf(key));
    },
    prune() {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        if (ageOf(file) > KEPT_MS) rmSync(file, { force: true });
      }
    },
  };
}

/**
 * A cache that holds nothing, for proofs that must really run.
 *
 * @public the samples runner takes it when nothing may be kept
 */
export const noCache: Cache = { get: () => undefined, put() {}, prune() {} };

/**
 * The cache of what a build can make again: it never throws. Without a folder that can be written it holds
 * nothing, and a damaged entry is no entry. Entries that nobody has read for two weeks leave it at once.
 */
export function openSpareCache(name: string): Cache {
  try {
    const cache = openCache(openCacheFolder(name));
    cache.prune();
    return {
      ...cache,
      get: <Value>(key: string) => {
        const entry = cache.get<{ digest?: string; value?: Value } | null>(key);
        return entry?.digest === keyOf(entry?.value) ? entry?.value : undefined;
      },
      put: (key, value) => ignoreFaults(() => cache.put(key, { digest: keyOf(value), value })),
    };
  } catch {
    return noCache;
  }
}

/** A disk that is full, or a folder that another process takes away, costs time and nothing else. */
function ignoreFaults(work: () => void): void {
  try {
    work();
  } catch {}
}

/** A key made of everything that a result depends on. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

/**
 * An entry is kept as long as it is read. Its date is renewed once a day at most.
 *
 * @public toolchains of samples are kept alike
 */
export function touch(file: string): void {
  const now = new Date();
  if (ageOf(file) > DAY_MS) utimesSync(file, now, now);
}

/**
 * In milliseconds, since the file was last read or written.
 *
 * @public toolchains of samples are kept alike
 */
export function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
