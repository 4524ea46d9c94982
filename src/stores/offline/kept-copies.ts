import { fetchKeptFile, fetchKeptList } from '../../api/offline.ts';
import { hasWorker, storeKept } from '../../browser/offline/kept-copies.ts';

/**
 * Downloads a whole tutorial, then keeps all of it or nothing (K5). Returns its bytes; throws when
 * anything fails, and when `stop` is aborted before all of it is here.
 */
export async function keepTutorial(
  slug: string,
  progress: (done: number) => void,
  stop?: AbortSignal,
): Promise<number> {
  if (!(await hasWorker())) throw new DOMException('no service worker', 'NotSupportedError');
  const list = await fetchKeptList(slug, stop);
  let received = 0;
  const files = await Promise.all(
    list.files.map(async ({ path, bytes }) => {
      const answer = await fetchKeptFile(path, stop);
      received += bytes;
      progress(received / list.bytes);
      return { path, answer };
    }),
  );
  // A build put online meanwhile would leave a page without its scripts.
  const after = await fetchKeptList(slug, stop);
  if (after.version !== list.version) throw new Error(`${slug}: a newer version came meanwhile`);
  await storeKept(slug, { ...list, keptAt: Date.now() }, files);
  return list.bytes;
}

/** What went wrong, in French; nothing was kept. */
export function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotSupportedError') {
    return 'Ce navigateur ne permet pas de garder une page hors ligne.';
  }
  if (name === 'QuotaExceededError') {
    return 'Il n’y a plus assez de place sur cet appareil : rien n’a été gardé.';
  }
  return 'Le téléchargement n’a pas abouti : rien n’a été gardé. À réessayer avec une meilleure connexion.';
}
