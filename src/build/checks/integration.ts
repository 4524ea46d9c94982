import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';
import { plainError } from '../../rules/fault/plain-error.ts';
import { structureFaults } from '../../tools/checks/content.ts';
import type { Settings } from '../settings.ts';
import { frenchOverlay } from './french-overlay.ts';
import { freshStore } from './fresh-store.ts';
import { readablePages } from './readable-pages.ts';
import { watchContent } from './watch-content.ts';

const TERMINAL = fileURLToPath(new URL('./terminal.ts', import.meta.url));

/**
 * In milliseconds: a file is read once its size has stood still so long. Read while an editor writes it, it
 * would be empty, and stay so for the page.
 */
const WRITTEN = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * The writers' checks of what breaks a page. A fault stops the build before Astro reads the content, in the
 * words of `npm run verifier`; in development it is told in the terminal and over the page (W9). The
 * language of the texts is checked by `npm run verifier` and `npm test` alone.
 */
export function contentChecks({ isEmbedded }: Settings): AstroIntegration {
  const checks = (files?: readonly string[]) => structureFaults(files, { isEmbedded });
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'build') stop(await checks());
        if (command !== 'dev') return;
        updateConfig({
          logger: { entrypoint: TERMINAL },
          vite: {
            plugins: [readablePages(), frenchOverlay()],
            server: { watch: { awaitWriteFinish: WRITTEN } },
          },
        });
      },
      'astro:server:setup': async ({ server }) => {
        freshStore(server);
        watchContent(server, checks, tell);
        tell(await checks());
      },
      'astro:server:start': ({ address }) => {
        console.log(`Site : http://localhost:${address.port}`);
      },
    },
  };
}

/** Throws all the faults as one error. */
function stop(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw plainError(`le contenu a des fautes.\n${faults.map(faultLine).join('\n')}`);
}

function tell(faults: readonly Fault[]): void {
  if (faults.length > 0) console.warn(`\n${faults.map(faultLine).join('\n')}\n`);
}
