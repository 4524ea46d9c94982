import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../settings.ts';
import { writeVersion, writeWorker } from './service-worker.ts';
import { writeWeights } from './weights.ts';

/** After the build, before compression: the pages’ version and weights, then the service worker. */
export function offline({ isOffline }: Settings): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const version = writeVersion(folder);
        await writeWeights(folder);
        await writeWorker(folder, version, isOffline);
      },
    },
  };
}
