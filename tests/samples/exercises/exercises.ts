import { join } from 'node:path';
import { type Cache, keyOf } from '../../../src/cache/cache.ts';
import type { Advice, Fault } from '../read/sample.ts';
import { withReason } from '../run/quote.ts';
import { failedIn, type TestRun, versionOf } from '../run/technology.ts';
import { type Answered, tableOf, variantFaults } from './answers.ts';
import type { Exercise, Part } from './collect.ts';

const MIN_TESTS = 4;

/** What is wrong with an exercise; `table`: which test saw which of its other answers, in lines. */
export interface Checked {
  readonly faults: readonly Fault[];
  readonly table: readonly string[];
  readonly isCached: boolean;
}

/** The workshop of the page removes types and checks none. */
const ONLY_TYPES: Advice = {
  says: 'le départ ne rate que tsc, que l’atelier de la page ne lance pas',
  remedy: 'donne-lui aussi un test qu’il rate sans ses types',
};

/** What the result of an exercise depends on; `context`: the key of its technology. */
export function exerciseKey({ technology, folder, variants }: Exercise, context: string): string {
  return keyOf(context, versionOf(technology), folder, variants);
}

/**
 * The starter must run and miss a test at least, and the solution pass them all; each wrong answer must be
 * seen by the test that it names, and each right one pass (Y5).
 */
export async function checkExercise(
  exercise: Exercise,
  cache: Cache,
  context: string,
): Promise<Checked> {
  const key = exerciseKey(exercise, context);
  const known = cache.get<{ table: string[] }>(key);
  if (known) return { faults: [], table: known.table, isCached: true };
  const { parts, variants, technology } = exercise;
  const started = await runWith(exercise, parts.starter);
  const solved = await runWith(exercise, parts.solution);
  const found = solved.error ? [] : await technology.test?.faultsOf?.(parts.solution);
  const own = [
    ...starterFaults(exercise, started),
    ...solutionFaults(exercise, solved),
    ...toolFaults(exercise, found),
  ];
  // What the solution misses, its variants miss too.
  const answers: Answered[] = [];
  for (const variant of own.length > 0 ? [] : variants)
    answers.push({ ...variant, run: await runWith(exercise, variant.folder) });
  const names = solved.tests.map(({ name }) => name);
  const faults = [...own, ...variantFaults(exercise.path, names, answers)];
  const table = tableOf(names, answers);
  if (faults.length === 0) cache.put(key, { table });
  return { faults, table, isCached: false };
}

function runWith({ technology: { test, name } }: Exercise, folder: Exercise['folder']) {
  if (!test) throw new Error(`${name} : aucun lanceur de tests`);
  return test.run(folder);
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
