import { fold } from './fold.ts';

/** « Trois cartes, côte à côte » → `trois-cartes-cote-a-cote`: for addresses and names of files. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
