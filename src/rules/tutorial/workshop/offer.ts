/** The name under which the frame offers what tests use: its page cannot take it away. */
export const OFFER = '__atelier';

/** What tests may import of `./navigateur.js` and of Node's modules (U7). */
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
] as const;
