import { existsSync } from 'node:fs';
import { basename, dirname, extname, matchesGlob } from 'node:path';
import { COURSE_FILE } from '../../collections/schemas/catalog.ts';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { CAREER_FILES } from '../../rules/site/career.ts';
import { nearest } from '../../rules/text/nearest.ts';
import { at } from './fault.ts';
import { STEP_FILES } from './read/tutorial.ts';
import { NEEDED } from './schemas.ts';

/** What writers write in; a file that ends otherwise is a picture, a film, a program. */
const TEXTS = new Set(['.md', '.mdx', '.yaml', '.yml', '.txt']);
/** The folders whose texts the site reads, and the names that it looks for there. */
const READ: readonly (readonly [folder: string, names: readonly string[] | RegExp])[] = [
  ['content', ['README.md', 'dictionnaire.txt', ...NEEDED]],
  ['content/career', CAREER_FILES],
  ['content/catalog', ['categories.yaml']],
  ['content/catalog/courses', COURSE_FILE],
  ['content/tutorials/*/fichiers', ['licences.yaml']],
  ['content/tutorials/*', ['tutorial.yaml', 'coverage.yaml', ...STEP_FILES]],
];
const SLUG = /^[a-z]+$/;

/** A text that the site would never read: its name is not the one that it looks for. */
export function nameFaults(file: string): Fault[] {
  const folder = dirname(file);
  const names = READ.find(([pattern]) => matchesGlob(folder, pattern))?.[1];
  if (!names || !TEXTS.has(extname(file).toLowerCase())) return [];
  const isRead =
    names instanceof RegExp ? names.test(basename(file)) : names.includes(basename(file));
  if (isRead) return slugFaults(file);
  const say = (remedy: string) => at(file, 1, 'le site ne lit aucun fichier de ce nom', remedy);
  const name = basename(file);
  if (names instanceof RegExp) {
    return [say(`nomme-le en minuscules, chiffres et tirets : « ${plain(name)}.yaml »`)];
  }
  const stems = new Map(names.map((one) => [plain(one).replace(/^\d-/, ''), one]));
  const stem = nearest(plain(name).replace(/^\d-/, ''), [...stems.keys()]);
  const wanted = stem === undefined ? undefined : stems.get(stem);
  if (wanted === undefined) return [say(`nomme-le d’un de ces noms : ${names.join(', ')}`)];
  const meant = `${folder}/${wanted}`;
  return existsSync(meant)
    ? [say(`« ${wanted} » est déjà là : enlève ce fichier`)]
    : [{ ...say(`nomme-le « ${wanted} »`), meant }];
}

function slugFaults(file: string): Fault[] {
  if (basename(file) !== 'tutorial.yaml') return [];
  const slug = basename(dirname(file));
  if (SLUG.test(slug)) return [];
  const says = `« ${slug} » ne peut pas nommer le dossier d’un tutoriel`;
  const remedy = 'nomme-le en minuscules, sans accent, chiffre ni tiret, comme « reactjs »';
  return [at(file, 1, says, remedy)];
}

/** `3-Bases.MDX` → `3-bases` */
function plain(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/\.[a-z]+$/, '').replace(/[^a-z0-9]+/g, '-');
}
