import { fold } from './search.ts';

/** Where the pictures of what samples show are served; a hash in each name. */
export const RENDERINGS = '/rendus/';

/** A name is to be read in a folder, not to hold the whole description. */
const MAX_LENGTH = 60;

/** `'bases', 'Trois cartes, côte à côte'` → `bases-trois-cartes-cote-a-cote`: how its file's name starts. */
export function renderingName(step: string, description: string): string {
  const words = fold(description)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const short =
    words.length > MAX_LENGTH ? words.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '') : words;
  return `${step}-${short}`;
}
