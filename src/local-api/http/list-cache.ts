import type { Database } from '../data/database.ts';
import { catalogVersion } from '../tables/courses.ts';
import { type Packed, pack } from './compressed-body.ts';

/** How long another process' change of the catalogue may stay unseen. */
const CHECK_MS = 1_000;

/** A list under a name, read and packed only when the catalogue has changed since. */
export type ListCache = (name: string, read: () => unknown) => Packed;

/** So a list costs one tiny query a second, whatever the number of requests. */
export function createListCache(database: Database, now: () => number): ListCache {
  const lists = new Map<string, Packed>();
  let version: number | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  function forgetOldLists(): void {
    if (now() - checkedAt < CHECK_MS) return;
    checkedAt = now();
    const current = catalogVersion(database);
    if (current !== version) lists.clear();
    version = current;
  }

  return (name, read) => {
    forgetOldLists();
    const list = lists.get(name) ?? pack(JSON.stringify(read()));
    lists.set(name, list);
    return list;
  };
}
