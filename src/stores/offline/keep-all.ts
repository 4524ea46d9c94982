import { fetchKeptList } from '../../api/offline.ts';
import type { KeepAllControl } from '../../browser/offline/keep-all.ts';
import { tellOffline } from '../../browser/offline/offline-page.ts';
import { keptRecords } from '../../browser/offline/shelf.ts';
import { keepAllProgress, keepAllSentence } from '../../rules/offline/kept-all.ts';
import { keepTutorial, reasonOf } from './kept-copies.ts';

/**
 * Keeps the lists one after the other; those that the device holds as they are now are not taken again. What is
 * whole stays when the visitor stops it, when the network leaves, and when the device is full, which ends it (K13).
 */
export async function keepAll({ lists, signal, progress, end }: KeepAllControl): Promise<void> {
  const total = lists.length;
  let reason = '';
  for (const [done, { slug }] of lists.entries()) {
    if (signal.aborted) break;
    const words = keepAllProgress(done, total);
    progress(done / total, words);
    tellOffline(`Téléchargement : ${words}`);
    try {
      await keepOne(slug, signal);
    } catch (error) {
      if (signal.aborted) break;
      console.warn('keep', slug, error);
      reason = reasonOf(error).replace(/\s: rien n’a été gardé/, '');
      if (isFinal(error)) break;
    }
  }
  // Copies kept before count too: an update that failed leaves the older copy in place.
  const held = (await keptRecords()).map(({ slug }) => slug);
  const missing = lists.filter(({ slug }) => !held.includes(slug)).map(({ title }) => title);
  end();
  tellOffline(keepAllSentence({ total, missing }, signal.aborted ? 'Arrêté.' : reason));
}

async function keepOne(slug: string, signal: AbortSignal): Promise<void> {
  const held = (await keptRecords()).find((one) => one.slug === slug);
  if (held && (await fetchKeptList(slug, signal)).version === held.record.version) return;
  await keepTutorial(slug, () => undefined, signal);
}

/** A device without room, or without a worker, keeps none of the others either. */
function isFinal(error: unknown): boolean {
  return error instanceof DOMException && /^(?:QuotaExceeded|NotSupported)Error$/.test(error.name);
}
