import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Database } from '../data/database.ts';
import { catalogVersion } from '../data/queries.ts';

/** In milliseconds: how long a change by another process may stay unseen. */
const CHECK_MS = 1_000;

/** A body prepared for being sent many times. */
export interface Packed {
  body: string;
  /** A weak ETag: the plain and the gzipped body share it. */
  etag: string;
  /** Compressed when it is first asked for. */
  gzip(): Uint8Array<ArrayBuffer>;
}

/** Prepares a body: its ETag now, its compressed form when needed. */
export function pack(body: string): Packed {
  let zipped: Uint8Array<ArrayBuffer> | undefined;
  return {
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzip: () => (zipped ??= gzipSync(body)),
  };
}

/**
 * A cache that reads and packs a list again only when the catalogue has changed: it costs one small query a
 * second, however many requests there are (C16).
 */
export function createListCache(database: Database, now: () => number) {
  const lists = new Map<string, Packed>();
  let version: number | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return (name: string, read: () => unknown): Packed => {
    if (now() - checkedAt >= CHECK_MS) {
      checkedAt = now();
      const current = catalogVersion(database);
      if (current !== version) lists.clear();
      version = current;
    }
    const list = lists.get(name) ?? pack(JSON.stringify(read()));
    lists.set(name, list);
    return list;
  };
}
