import { slugOf } from '../text/slug.ts';

/** Where the pictures of what samples show are served; a hash in each name. */
export const RENDERINGS = '/rendus/';

/** Where they lie, beside the steps of their tutorial. */
export const RENDERINGS_FOLDER = 'renderings';
/** Two dots of a picture are one CSS pixel: phones have fine screens. */
export const RENDERING_DENSITY = 2;

/** A name is to be read in a folder, not to hold the whole description. */
const MAX_LENGTH = 60;

/** `'bases', 'Trois cartes, côte à côte'` → `bases-trois-cartes-cote-a-cote`: how its file's name starts. */
export function renderingName(step: string, description: string): string {
  const words = slugOf(description);
  const short =
    words.length > MAX_LENGTH ? words.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '') : words;
  return `${step}-${short}`;
}
