import { markKept } from '../../browser/offline/keep-button.ts';
import { keptPrefix } from '../../rules/offline/offline.ts';

/** A tutorial that is kept on this device says so before it is touched. */
async function recallKept(): Promise<void> {
  const box = document.querySelector('.keep') as HTMLElement;
  const names = await caches.keys();
  const prefix = keptPrefix(box.dataset.keep as string);
  if (names.some((name) => name.startsWith(prefix))) markKept(box);
}

// A browser may refuse its caches: then nothing is kept.
recallKept().catch(() => {});
