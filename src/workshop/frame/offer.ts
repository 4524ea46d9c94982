/** The name under which the frame offers what tests use: its page cannot take it away. */
export const OFFER = '__atelier';

/** The name of what a library brings to the frame, and what its pages call it by. */
export const LIBRARY = '__react';

/** Tests may import these of `./navigateur.js` and of Node's modules (U7). */
export const OFFERED_TO_TESTS = [
  'test',
  'assert',
  'un',
  'tous',
  'texte',
  'textes',
  'boite',
  'style',
  'estVu',
  'luminance',
  'contraste',
  'remplir',
  'appareil',
  'etat',
  'ecran',
  'rouvrir',
  // These two come with React alone.
  'toucher',
  'attendre',
] as const;
