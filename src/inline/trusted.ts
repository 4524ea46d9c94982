/** What this program uses of Trusted Types, which TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => void;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

/** The worker, and that of the search. */
const PROGRAMS = /^(?:\/sw|.*\/pagefind-worker)\.js$/;

/**
 * Where scripts cannot be made from text (W12): nothing is written as HTML, and an address names no program
 * but two of ours. The library of fingerprints writes a whole document in a frame, to measure
 * it: it measures an empty one.
 */
if (trustedTypes) {
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (/^<!doctype/.test(html) ? '' : null),
    createScriptURL: (url) => (PROGRAMS.test(url) ? url : null),
  });
}
