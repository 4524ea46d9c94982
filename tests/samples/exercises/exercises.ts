import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Cache, keyOf } from '../../../src/cache/cache.ts';
import { EMPTY_FOLDER, type Folder, readFile, readFolder } from '../read/folder.ts';
import type { Advice, Fault } from '../read/sample.ts';
import { importsPackagesOf } from '../read/technology-match.ts';
import { withReason } from '../run/quote.ts';
import { failedIn, type Technology, type TestRun, versionOf } from '../run/technology.ts';
import { technologiesOf } from '../technologies/all.ts';

const MIN_TESTS = 4;
type Part = 'starter' | 'solution';
const PARTS: readonly Part[] = ['starter', 'solution'];

/** A folder of `content/tutorials/<slug>/exercises`: `1-table`, written in one language. */
export interface Exercise {
  readonly path: string;
  readonly technology: Technology;
  readonly folder: Folder;
  /** The folder as the tests find it, with one part under the name that they know. */
  readonly parts: Readonly<Record<Part, Folder>>;
}

/** Finds the exercises under a folder, and says what is missing from them. */
export function collectExercises(root: string) {
  const exercises: Exercise[] = [];
  const faults: Fault[] = [];
  const complain = (file: string, says: string, remedy: string) =>
    faults.push({ file, line: 1, says, remedy });
  const isOne = basename(dirname(root)) === 'exercises';
  for (const path of isOne ? [root] : globSync(join(root, '**/exercises/*/')).sort()) {
    if (!/^[1-9]-[a-z0-9-]+$/.test(basename(path))) {
      complain(
        path,
        'ce dossier n’a pas un nom d’exercice',
        'nomme-le par un rang et un nom sans accent : 1-table',
      );
      continue;
    }
    const folder = readFolder(path) ?? EMPTY_FOLDER;
    const known = technologiesOf(basename(dirname(dirname(path))));
    const able = known.filter((one) => isWrittenIn(one, folder));
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
    if (missing.length > 0) complain(path, `il manque ${missing.join(', ')}`, 'ajoute-le');
    else {
      const { complete = (own: Folder) => own } = technology.test ?? {};
      const whole = complete(folder, dirname(dirname(path)));
      const [starter, solution] = PARTS.map((part) => folderOf(whole, technology, part));
      exercises.push({
        ...{ path, technology, folder: whole },
        parts: { starter: starter ?? whole, solution: solution ?? whole },
      });
    }
  }
  return { exercises, faults };
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
  const tests = String(readFile(folder, `tests.${test?.extension}`) ?? '');
  if (test?.imports?.test(tests)) return true;
  const sources = Object.keys(folder).filter((name) => name.endsWith(`.${extension}`));
  return sources.some((name) =>
    importsPackagesOf(technology, extension, String(readFile(folder, name) ?? '')),
  );
}

function nameOf(part: string, { extension }: Technology): string {
  return `${part}.${extension}`;
}

/** The workshop of the page removes types and checks none. */
const ONLY_TYPES: Advice = {
  says: 'le départ ne rate que tsc, que l’atelier de la page ne lance pas',
  remedy: 'donne-lui aussi un test qu’il rate sans ses types',
};

/** What the result of an exercise depends on; `context`: the key of its technology. */
export function exerciseKey({ technology, folder }: Exercise, context: string): string {
  return keyOf(context, versionOf(technology), folder);
}

/** The starter must run and miss a test at least; the solution must pass them all. */
export async function checkExercise(exercise: Exercise, cache: Cache, context: string) {
  const key = exerciseKey(exercise, context);
  if (cache.get(key)) return { faults: [], isCached: true };
  const started = await runWith(exercise, 'starter');
  const solved = await runWith(exercise, 'solution');
  const found = solved.error
    ? []
    : await exercise.technology.test?.faultsOf?.(exercise.parts.solution);
  const faults = [
    ...starterFaults(exercise, started),
    ...solutionFaults(exercise, solved),
    ...toolFaults(exercise, found),
  ];
  if (faults.length === 0) cache.put(key, true);
  return { faults, isCached: false };
}

function runWith({ technology: { test, name }, parts }: Exercise, part: Part): Promise<TestRun> {
  if (!test) throw new Error(`${name} : aucun lanceur de tests`);
  return test.run(parts[part]);
}

/** The other files (data, a page, pictures) are there for both parts. */
function folderOf(folder: Folder, technology: Technology, part: Part): Folder {
  const { [nameOf('starter', technology)]: starter, ...others } = folder;
  const { [nameOf('solution', technology)]: solution, ...rest } = others;
  const code = part === 'starter' ? starter : solution;
  return code ? { ...rest, [nameOf('exercice', technology)]: code } : rest;
}

function starterFaults(exercise: Exercise, { error, tests, refused = [] }: TestRun): Fault[] {
  if (error) return [fault(exercise, 'starter', stopped('le départ', 'starter', error))];
  if (failedIn(tests).length > 0) return [];
  if (refused.length > 0) return [fault(exercise, 'starter', ONLY_TYPES)];
  const remedy = 'enlève-lui une partie de la solution : il doit en rater un';
  return [fault(exercise, 'starter', { says: 'le départ passe déjà tous les tests', remedy })];
}

function solutionFaults(exercise: Exercise, { error, tests, refused = [] }: TestRun): Fault[] {
  if (error) return [fault(exercise, 'solution', stopped('la solution', 'solution', error))];
  const remedy = 'corrige la solution, ou le test';
  const faults = [...refused, ...failedIn(tests)].map((line) =>
    fault(exercise, 'solution', { says: `la solution rate ${line}`, remedy }),
  );
  const count = tests.length;
  if (count >= MIN_TESTS) return faults;
  const lack = `écris-en ${MIN_TESTS} au moins, dont un sur un bord : vide, zéro, accent, négatif`;
  const says = `il y a ${count} test${count > 1 ? 's' : ''}`;
  return [...faults, fault(exercise, 'tests', { says, remedy: lack })];
}

function toolFaults(exercise: Exercise, lines: readonly string[] = []): Fault[] {
  return lines.map((line) =>
    fault(exercise, 'solution', {
      says: `un outil refuse la solution : ${line}`,
      remedy: 'corrige-la',
    }),
  );
}

/** The tests know both under the name of « exercice ». */
function stopped(name: string, part: Part, error: string): Advice {
  const text = error.replace(/\bexercice\.(?=\w+\b)/g, `${part}.`);
  return { ...withReason(`${name} ne s’exécute pas`, text), remedy: `corrige ${name}` };
}

function fault({ path, technology }: Exercise, part: Part | 'tests', advice: Advice): Fault {
  const extension = part === 'tests' ? technology.test?.extension : technology.extension;
  return { file: join(path, `${part}.${extension}`), line: 1, ...advice };
}
