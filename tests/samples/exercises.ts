import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Cache, keyOf } from './cache.ts';
import { EMPTY_FOLDER, type Folder, withFile } from './folder.ts';
import type { Fault, Technology, TestRun } from './sample.ts';
import { technologies, versionOf } from './technologies.ts';

const MIN_TESTS = 4;
const PARTS = ['starter', 'solution', 'tests'] as const;

/** A folder of `content/tutorials/<slug>/exercises`: `1-table`, written in one language. */
export interface Exercise {
  readonly path: string;
  readonly technology: Technology;
  readonly files: Readonly<Record<(typeof PARTS)[number], string>>;
}

/** Finds the exercises under a folder, and says what is missing from them. */
export function collectExercises(root: string) {
  const exercises: Exercise[] = [];
  const faults: Fault[] = [];
  const complain = (path: string, message: string) => faults.push({ path, line: 1, message });
  for (const path of globSync(join(root, '**/exercises/*/')).sort()) {
    if (!/^[1-9]-[a-z0-9-]+$/.test(basename(path))) {
      complain(path, 'nomme ce dossier par un rang et un nom sans accent : 1-table');
      continue;
    }
    const technology = technologies.find(({ extension }) => hasFile(path, `tests.${extension}`));
    if (!technology?.test) {
      complain(path, 'aucun fichier de tests que l’outil sache lancer : écris tests.py');
      continue;
    }
    const missing = PARTS.map((part) => `${part}.${technology.extension}`).filter(
      (name) => !hasFile(path, name),
    );
    if (missing.length > 0) complain(path, `il manque ${missing.join(', ')} : ajoute-le`);
    else exercises.push({ path, technology, files: readParts(path, technology.extension) });
  }
  return { exercises, faults };
}

function hasFile(folder: string, name: string): boolean {
  return globSync(join(folder, name)).length > 0;
}

function readParts(path: string, extension: string): Exercise['files'] {
  const read = (part: string) => readFileSync(join(path, `${part}.${extension}`), 'utf8');
  return { starter: read('starter'), solution: read('solution'), tests: read('tests') };
}

/** The starter must run and miss a test at least; the solution must pass them all. */
export async function checkExercise(exercise: Exercise, cache: Cache, context: string) {
  const key = keyOf(context, versionOf(exercise.technology), exercise.files);
  if (cache.get(key)) return { faults: [], isCached: true };
  const started = await runWith(exercise, 'starter');
  const solved = await runWith(exercise, 'solution');
  const faults = [...starterFaults(exercise, started), ...solutionFaults(exercise, solved)];
  if (faults.length === 0) cache.put(key, true);
  return { faults, isCached: false };
}

function runWith({ technology, files }: Exercise, part: 'starter' | 'solution'): Promise<TestRun> {
  const { extension, test } = technology;
  const folder: Folder = withFile(
    withFile(EMPTY_FOLDER, `exercice.${extension}`, files[part]),
    `tests.${extension}`,
    files.tests,
  );
  if (!test) throw new Error(`${technology.name} : aucun lanceur de tests`);
  return test(folder);
}

function starterFaults(exercise: Exercise, { error, failed }: TestRun): Fault[] {
  if (error) return [fault(exercise, 'starter', `le départ ne s’exécute pas\n${error}`)];
  if (failed.length > 0) return [];
  return [fault(exercise, 'starter', 'le départ passe déjà tous les tests : il doit en rater un')];
}

function solutionFaults(exercise: Exercise, { error, failed, count }: TestRun): Fault[] {
  if (error) return [fault(exercise, 'solution', `la solution ne s’exécute pas\n${error}`)];
  const faults = failed.map((line) => fault(exercise, 'solution', `la solution rate ${line}`));
  if (count >= MIN_TESTS) return faults;
  const message = `${count} tests : il en faut ${MIN_TESTS} au moins, dont un sur un bord`;
  return [...faults, fault(exercise, 'tests', message)];
}

function fault({ path, technology }: Exercise, part: string, message: string): Fault {
  return { path: join(path, `${part}.${technology.extension}`), line: 1, message };
}
