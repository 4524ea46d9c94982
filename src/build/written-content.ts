import type { AstroIntegration } from 'astro';
import { catalogFaults } from '../checks/catalog.ts';
import { drafts, placesToFill } from '../checks/draft.ts';
import type { Settings } from './settings.ts';

/**
 * Stops the build at places that are still to be written, and at what is wrong in the catalogue when it
 * is the embedded one; at its end, names the drafts that it has left out (Y6, Y7, Y8).
 */
export function writtenContent({ isEmbedded }: Settings): AstroIntegration {
  return {
    name: 'written-content',
    hooks: {
      'astro:build:start': () => {
        const faults = [...(isEmbedded ? catalogFaults() : []), ...placesToFill()];
        if (faults.length === 0) return;
        const error = new Error(`À corriger avant de construire :\n${faults.join('\n')}`);
        // Astro prints it below the message: writers have no use for it.
        error.stack = '';
        throw error;
      },
      'astro:build:done': () => {
        for (const draft of drafts()) console.log(`Brouillon laissé de côté : ${draft}`);
      },
    },
  };
}
