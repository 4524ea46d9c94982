import type { AstroIntegration } from 'astro';
import { drafts } from '../tools/checks/draft.ts';

/** Names, at the end of a build, the drafts that it has left out (Y6). */
export function namedDrafts(): AstroIntegration {
  return {
    name: 'named-drafts',
    hooks: {
      'astro:build:done': () => {
        for (const draft of drafts()) console.log(`Brouillon laissé de côté : ${draft}`);
      },
    },
  };
}
