import { keptCache, keptPrefix } from '../../rules/offline/cache-names.ts';
import { type KeptRecord, keptListPath } from '../../wire/offline.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Whether a worker is there: without one no page opens without network. */
export async function hasWorker(): Promise<boolean> {
  try {
    return (await navigator.serviceWorker.getRegistration()) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Keeps a whole tutorial; the record is written last, and an older copy is removed after that (K5).
 * Throws, and keeps nothing, when a file cannot be stored.
 */
export async function storeKept(
  slug: string,
  record: KeptRecord,
  files: readonly { path: string; answer: Response }[],
): Promise<void> {
  const name = keptCache(slug, record.version);
  try {
    const cache = await caches.open(name);
    for (const { path, answer } of files) await cache.put(path, answer);
    await cache.put(
      keptListPath(slug),
      new Response(JSON.stringify(record), { headers: JSON_TYPE }),
    );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await removeKept(slug, name);
}

/** Removes a tutorial from the device, except the copy named `but`. */
export async function removeKept(slug: string, but = ''): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(keptPrefix(slug)) && name !== but) await caches.delete(name);
  }
}
