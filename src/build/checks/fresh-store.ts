import { basename } from 'node:path';
import type { HookParameters } from 'astro';

/** Where Astro keeps what it has read of the content, and the module by which pages ask for it. */
const STORE = 'data-store.json';
const STORE_MODULE = '\0astro:data-layer-content';

/**
 * Forgets the content once its store has stood still. Astro forgets it too, as an update of a page: a page
 * that was reading the old store at that moment would keep it, and stay faulty though its text is mended.
 */
export function freshStore(server: HookParameters<'astro:server:setup'>['server']): void {
  server.watcher.on('change', (path) => {
    if (basename(path) !== STORE) return;
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(STORE_MODULE);
      if (module) moduleGraph.invalidateModule(module);
    }
  });
}
