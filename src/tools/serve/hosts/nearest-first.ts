import { basename } from 'node:path';

/**
 * Puts files in the order in which pages come to need them: those that a page names, then those that these
 * name, and so on. What no text names (it is asked for by its hash alone) comes first.
 */
export function nearestFirst(
  pages: readonly string[],
  files: readonly string[],
  textOf: (path: string) => string,
): readonly string[] {
  const met = new Set(pages);
  // A set visits what is added to it meanwhile.
  for (const path of met) {
    const names = new Set(textOf(path).match(/[\w.@-]+/g));
    for (const file of files) if (names.has(basename(file))) met.add(file);
  }
  return [...files.filter((file) => !met.has(file)), ...[...met].slice(pages.length)];
}
