import { markKept } from '../../browser/offline/keep-button.ts';
import { keptPrefix } from '../../rules/offline/cache-names.ts';

/** Shows from the start that a tutorial is kept on this device (K5). */
async function recallKept(): Promise<void> {
  const box = document.querySelector('.keep') as HTMLElement;
  const names = await caches.keys();
  const prefix = keptPrefix(box.dataset.keep as string);
  if (names.some((name) => name.startsWith(prefix))) markKept(box);
}

// A browser may refuse its caches: then nothing is kept.
recallKept().catch(() => {});
