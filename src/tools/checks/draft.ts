import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { isDraft } from '../../rules/site/draft.ts';
import { at } from './fault.ts';

/** What `npm run nouveau` writes where something is to be written. */
const PLACE_TO_FILL = 'À ÉCRIRE';

const REMEDY = 'remplace-le par ton texte, ou garde « brouillon: true »';
/** Those of a file that are named one by one: a draft that is shown too early has hundreds. */
const MAX_PLACES = 5;
/** What holds no words, and what only speaks of them. */
const NO_WORDS = /\.(?:svg|png|jpg|webp|mp4|pdf|json)$|^content\/README\.md$/;

/** The drafts: the folders of tutorials, the files of courses (Y6). */
export function drafts(): string[] {
  return globSync(['content/tutorials/*/tutorial.yaml', 'content/catalog/courses/*.yaml'])
    .filter((file) => isDraft(readFileSync(file, 'utf8')))
    .map((file) => (file.endsWith('/tutorial.yaml') ? dirname(file) : file))
    .sort();
}

/** Whether a file is a draft, or belongs to one. */
export function isOfDraft(file: string, all: readonly string[]): boolean {
  return all.some((draft) => file === draft || file.startsWith(`${draft}/`));
}

/** Whether a file may hold places to fill: no picture, no film does. */
export function holdsWords(file: string): boolean {
  return !NO_WORDS.test(file);
}

/** The places to fill that are left in a text that is no draft (Y7). */
export function placeFaults(file: string, text: string): Fault[] {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (line.includes(PLACE_TO_FILL) ? [index + 1] : []));
  const says = `« ${PLACE_TO_FILL} » est resté là`;
  const places = lines.slice(0, MAX_PLACES).map((line) => at(file, line, says, REMEDY));
  const [next, ...others] = lines.slice(MAX_PLACES);
  if (next === undefined) return places;
  const [rest, fill] =
    others.length > 0
      ? [`${others.length + 1} autres places`, 'remplis-les']
      : ['une autre place', 'remplis-la'];
  const remedy = `${fill}, ou garde « brouillon: true »`;
  return [...places, at(file, next, `et ${rest} à remplir dans ce fichier`, remedy)];
}
