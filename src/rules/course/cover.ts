import { has } from '../older.ts';
import { fold } from '../text/fold.ts';

const MOTIF_COUNT = 8;

/** Logos in `public/logos`, by the word that names them in a course's categories. */
const LOGOS: Readonly<Record<string, string>> = {
  angular: 'angular',
  c: 'c',
  'c++': 'cpp',
  css: 'css',
  git: 'git',
  html: 'html',
  java: 'java',
  javascript: 'javascript',
  mysql: 'mysql',
  node: 'nodejs',
  'node.js': 'nodejs',
  nodejs: 'nodejs',
  python: 'python',
  react: 'react',
  'react native': 'react',
  reactjs: 'react',
  'spring boot': 'spring',
  typescript: 'typescript',
};

/**
 * The motif of a course's cover, from 1 to 8: the rank of its category modulo 8; 1 for a category that
 * is not in the list (C18).
 */
export function motifOf(category: string, categories: readonly string[]): number {
  return motifAt(Math.max(0, categories.indexOf(category)));
}

/** The motif of the thing at this place of a list, from 0: motifs 1 to 8, then 1 again. */
export function motifAt(place: number): number {
  return (place % MOTIF_COUNT) + 1;
}

/** The address of the logo of the first technology that a course's categories name (C18). */
export function logoOf(words: readonly string[]): string | undefined {
  const named = words.map(fold).find((word) => has(LOGOS, word));
  return named && `/logos/${LOGOS[named]}.svg`;
}
