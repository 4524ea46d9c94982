const ACCENTS = /\p{Diacritic}/gu;
const SPACES = /\s+/g;

/**
 * The text without accents, case and extra spaces: « Développement » and « developpement » become equal
 * (C3).
 */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/œ/g, 'oe');
  return plain.replace(SPACES, ' ').trim();
}
