import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readText, unixLines } from '../../../src/markdown/text-file.ts';
import { isThirdEdition } from '../../../src/tools/checks/read/tutorial.ts';
import { readYaml } from '../../../src/tools/checks/read/yaml.ts';
import {
  EMPTY_FOLDER,
  type Folder,
  readFile,
  readFolder,
  withFile,
  withoutFile,
} from '../read/folder.ts';
import type { Fault } from '../read/sample.ts';
import { importsPackagesOf } from '../read/technology-match.ts';
import type { Technology } from '../run/technology.ts';
import { technologiesOf } from '../technologies/all.ts';
import { readVariants, VARIANTS_FILE, type Variant } from './variants.ts';

export type Part = 'starter' | 'solution';
const PARTS: readonly Part[] = ['starter', 'solution'];
/** The folders of a tutorial that hold exercises, and how many answers each of these has at least. */
const KINDS = {
  exercises: { wrong: 6, right: 3 },
  pauses: { wrong: 3, right: 1 },
} as const;

/** A folder of `content/tutorials/<slug>/exercises` or `pauses`: `1-table`, written in one language. */
export interface Exercise {
  readonly path: string;
  readonly technology: Technology;
  readonly folder: Folder;
  /** The folder as the tests find it, with one part under the name that they know. */
  readonly parts: Readonly<Record<Part, Folder>>;
  /** The same with each of its other answers. */
  readonly variants: readonly (Variant & { readonly folder: Folder })[];
}

/** Finds the exercises under a folder, and says what is missing from them. */
export function collectExercises(root: string) {
  const exercises: Exercise[] = [];
  const faults: Fault[] = [];
  const complain = (file: string, says: string, remedy: string) =>
    faults.push({ file, line: 1, says, remedy });
  const paths = kindOf(root) ? [root] : globSync(join(root, '**/{exercises,pauses}/*/')).sort();
  for (const path of paths) {
    if (!/^[1-9]-[a-z0-9-]+$/.test(basename(path))) {
      complain(
        path,
        'ce dossier n’a pas un nom d’exercice',
        'nomme-le par un rang et un nom sans accent : 1-table',
      );
      continue;
    }
    const tutorial = dirname(dirname(path));
    const held = readFolder(path) ?? EMPTY_FOLDER;
    const folder = withoutFile(held, VARIANTS_FILE);
    const able = technologiesOf(basename(tutorial)).filter((one) => isWrittenIn(one, folder));
    const technology = able.find((one) => usesPackagesOf(one, folder)) ?? able[0];
    if (!technology) {
      complain(
        path,
        'aucun fichier de tests que l’outil sache lancer',
        'écris tests.py, tests.js… à côté de starter et de solution',
      );
      continue;
    }
    const names = PARTS.map((part) => nameOf(part, technology));
    const missing = names.filter((name) => !folder[name]);
    if (missing.length > 0) {
      complain(path, `il manque ${missing.join(', ')}`, 'ajoute-le');
      continue;
    }
    const { complete = (own: Folder) => own } = technology.test ?? {};
    const whole = complete(folder, tutorial);
    const written = held[VARIANTS_FILE] && String(readFile(held, VARIANTS_FILE));
    if (written === undefined && needsVariants(tutorial)) {
      const remedy = 'écris-le : des réponses que les tests voient, et d’autres qu’ils acceptent';
      complain(path, `il manque ${VARIANTS_FILE}`, remedy);
    }
    const read = written === undefined ? undefined : variantsOf(path, written, whole, technology);
    faults.push(...(read?.faults ?? []));
    const [starter = whole, solution = whole] = PARTS.map((part) =>
      folderOf(whole, technology, textIn(whole, nameOf(part, technology))),
    );
    const variants = (read?.variants ?? []).map((one) => ({
      ...one,
      folder: folderOf(whole, technology, one.code),
    }));
    exercises.push({ path, technology, folder: whole, parts: { starter, solution }, variants });
  }
  return { exercises, faults };
}

/** What holds the folder of an exercise or of a pause. */
function kindOf(path: string): keyof typeof KINDS | undefined {
  const holder = basename(dirname(path));
  return holder in KINDS ? (holder as keyof typeof KINDS) : undefined;
}

/** Those of the third edition are proved by their other answers. */
function needsVariants(tutorial: string): boolean {
  const file = join(tutorial, 'tutorial.yaml');
  return existsSync(file) && isThirdEdition(readYaml(file, readText(file)));
}

function variantsOf(path: string, written: string, whole: Folder, technology: Technology) {
  const solution = unixLines(textIn(whole, nameOf('solution', technology)));
  const least = KINDS[kindOf(path) ?? 'exercises'];
  return readVariants(join(path, VARIANTS_FILE), unixLines(written), solution, least);
}

/** A page and its script are both tested in JavaScript: the starter or the solution tells which. */
function isWrittenIn(technology: Technology, folder: Folder): boolean {
  const { test } = technology;
  const isThere = PARTS.some((part) => folder[nameOf(part, technology)]);
  return test !== undefined && isThere && folder[`tests.${test.extension}`] !== undefined;
}

/** Whether the exercise is in the language of this technology and uses its packages. */
function usesPackagesOf(technology: Technology, folder: Folder): boolean {
  const { extension, test } = technology;
  if (test?.imports?.test(textIn(folder, `tests.${test.extension}`))) return true;
  const sources = Object.keys(folder).filter((name) => name.endsWith(`.${extension}`));
  return sources.some((name) => importsPackagesOf(technology, extension, textIn(folder, name)));
}

function nameOf(part: string, { extension }: Technology): string {
  return `${part}.${extension}`;
}

function textIn(folder: Folder, name: string): string {
  return String(readFile(folder, name) ?? '');
}

/** The other files (data, a page, pictures) are there for every answer. */
function folderOf(folder: Folder, technology: Technology, code: string): Folder {
  const parts = PARTS.map((part) => nameOf(part, technology));
  const rest = parts.reduce(withoutFile, folder);
  return withFile(rest, nameOf('exercice', technology), code);
}
