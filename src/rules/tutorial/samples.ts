import { slugOf } from '../text/slug.ts';

/** Where the pictures of what samples show are served; their names hold a hash. */
export const RENDERINGS = '/rendus/';

/** The folder of the pictures, beside the steps of their tutorial. */
export const RENDERINGS_FOLDER = 'renderings';
/** Pixels of a picture per CSS pixel: phones have fine screens. */
export const RENDERING_DENSITY = 2;

/** In characters: a file name stays short enough to read. */
const MAX_LENGTH = 60;

/**
 * `'bases', 'Trois cartes, côte à côte'` → `bases-trois-cartes-cote-a-cote`: the start of the file's
 * name.
 */
export function renderingName(step: string, description: string): string {
  const words = slugOf(description);
  const short =
    words.length > MAX_LENGTH ? words.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '') : words;
  return `${step}-${short}`;
}

/** What the samples of a tutorial were proved with; the samples runner writes it. */
export interface Proof {
  checkedWith?: string | undefined;
  compiledWith?: string | undefined;
}

/** « Vérifié avec Python 3.11 »; « compilé, non exécuté, avec … » for what was not run (T13). */
export function proofLine({ checkedWith, compiledWith }: Proof): string {
  const parts = [
    checkedWith && `vérifié avec ${checkedWith}`,
    compiledWith && `compilé, non exécuté, avec ${compiledWith}`,
  ];
  const line = parts.filter(Boolean).join(' ; ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
