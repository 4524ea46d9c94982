import { nearest } from '../text/nearest.ts';

/**
 * The page that an unknown address most likely meant, by its last word: `/ressources/pyton` and `/python` →
 * `/ressources/python`; undefined when none comes near (H12).
 */
export function nearPage(path: string, pages: readonly string[]): string | undefined {
  const wanted = lastWord(path);
  // Of another length it is another word: « xc » is not C.
  const close = pages.filter((page) => Math.abs(lastWord(page).length - wanted.length) <= 1);
  const word = nearest(wanted, close.map(lastWord));
  return close.find((page) => lastWord(page) === word);
}

/** `/ressources/python/` and `/python.html` → `python`. */
function lastWord(path: string): string {
  const words = path.replace(/\.html$/, '').split('/');
  return words.filter(Boolean).pop() ?? '';
}
