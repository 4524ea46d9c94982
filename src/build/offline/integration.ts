import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../settings.ts';
import { writeVersions, writeWorker } from './service-worker.ts';
import { writeWeights } from './weights.ts';

/** After the build, before compression: the pages’ versions and weights, then the service worker. */
export function offline({ isOffline }: Settings): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const versions = writeVersions(folder);
        await writeWeights(folder);
        await writeWorker(folder, versions, isOffline);
      },
    },
  };
}
