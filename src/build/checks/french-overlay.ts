import type { Plugin } from '../vite/plugin.ts';

const CLIENT = /\/vite\/dist\/client\/client\.mjs$/;
/** The headings that Astro puts around an error, in its own words. */
const WORDS: Readonly<Record<string, string>> = {
  'An error occurred.': 'Une erreur est à corriger.',
  'Stack Trace': 'Pile d’appels',
  'Use dark theme': 'Thème sombre',
};

/** In development, says in French what lies over a page whose text is faulty (W9). */
export function frenchOverlay(): Plugin {
  return {
    name: 'french-overlay',
    // After Astro, which puts its own overlay there.
    enforce: 'post',
    transform(code, id) {
      if (!CLIENT.test(id.replace(/\?.*$/, ''))) return;
      return Object.entries(WORDS).reduce((text, [from, to]) => text.replaceAll(from, to), code);
    },
  };
}
