import { dirname } from 'node:path';
import { at, type Law, type Source } from './source.ts';

// Biome's noExcessiveLinesPerFile counts neither the scripts and styles of Astro files nor comments of CSS.
const MAX_LINES = 250;
const MAX_FILES = 12;

/** Law 7: no file over 250 lines, blank ones free; a folder of src without subfolders within 12 files. */
export const sizes: Law = (tree) => {
  const src = tree.filter(({ path }) => path.startsWith('src/'));
  const long = tree.filter((source) => linesOf(source) > MAX_LINES);
  return [
    ...long.map((one) =>
      at(one, 0, `${linesOf(one)} lines, over ${MAX_LINES}; split it by subject`),
    ),
    ...fullFolders(src),
  ];
};

function fullFolders(src: readonly Source[]): string[] {
  const folders = Map.groupBy(src, ({ path }) => dirname(path));
  return [...folders].flatMap(([folder, { length }]) => {
    const isLeaf = !src.some(({ path }) => dirname(path).startsWith(`${folder}/`));
    if (!isLeaf || length <= MAX_FILES) return [];
    return [`${folder}: ${length} files, over ${MAX_FILES}; sort them into folders by subject`];
  });
}

function linesOf({ text }: Source): number {
  return text.split('\n').filter((line) => line.trim()).length;
}
