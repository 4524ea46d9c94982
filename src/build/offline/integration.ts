import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeCopies } from '../copies/write-copies.ts';
import { type Settings, SITE_SETTING } from '../settings.ts';
import { writeVersions, writeWorker } from './service-worker.ts';
import { writeWeights } from './weights.ts';

/** After the build, before compression: the pages’ versions, copies and weights, then the service worker. */
export function offline({ isOffline, urls }: Settings): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const versions = writeVersions(folder);
        const copies = await writeCopies(folder, urls[SITE_SETTING] ?? '');
        await writeWeights(folder, copies);
        await writeWorker(folder, versions, isOffline);
      },
    },
  };
}
