import { basename } from 'node:path';

/**
 * Puts files in the order in which a page comes to need them: those that a page names, then those that these
 * name, and so on. What no text names (it is asked for by its hash alone) comes first.
 */
export function nearestFirst(
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
): readonly string[] {
  const pages = [...texts.keys()].filter((path) => path.endsWith('.html')).sort();
  const sorted = files.toSorted();
  const met = new Set(pages);
  // A set visits what is added to it meanwhile.
  for (const path of met) {
    const text = texts.get(path) ?? '';
    for (const file of sorted) if (text.includes(basename(file))) met.add(file);
  }
  const named = [...met].filter((path) => files.includes(path));
  return [...sorted.filter((file) => !met.has(file)), ...named];
}
