import { globSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Cache, keyOf, openCache } from '../../../src/cache/cache.ts';
import { readText } from '../../../src/markdown/text-file.ts';
import { collectExercises, type Exercise } from '../exercises/collect.ts';
import { checkExercise, exerciseKey } from '../exercises/exercises.ts';
import { closeChromium } from '../page/chromium.ts';
import { checkPictures } from '../page/pictures/pictures.ts';
import { collect } from '../read/collect.ts';
import type { Page } from '../read/sample.ts';
import { findIsolation } from '../sandbox/sandbox.ts';
import { technologies } from '../technologies/all.ts';
import { sourceKeyOf } from './cache/source-key.ts';
import { checkFilms } from './films/film-files.ts';
import { preparations, provePage, type RunContext } from './prove.ts';
import { type Report, reportOf } from './report/report.ts';
import { newResults } from './report/results.ts';
import { requireToolchains, SANDBOX_TOOLCHAINS } from './toolchains/setup.ts';

/** Runs all the samples and exercises under these folders or files, and says what is wrong. */
export async function runSamples(roots: readonly string[], cache = openCache()): Promise<Report> {
  try {
    return await proveSamples(roots, cache);
  } finally {
    await closeChromium();
  }
}

/** The same for who runs several times: its browser stays open until `closeChromium`. */
export async function proveSamples(roots: readonly string[], cache: Cache): Promise<Report> {
  const pages = roots.flatMap(pagesIn).map((path) => collect(path, readText(path)));
  const { exercises, faults } = exercisesIn(roots);
  const results = newResults();
  results.faults.push(...pages.flatMap((page) => page.faults), ...faults);
  const missing = requireToolchains([...SANDBOX_TOOLCHAINS, ...toolchainsOf(pages, exercises)]);
  const isolation = await findIsolation();
  const context: RunContext = {
    cache,
    sourceKeyOf: (technology) => keyOf(sourceKeyOf(technology), isolation),
    usable: isolation ? usableWithout(missing) : new Map(),
    refused: new Map(),
    results,
    shown: [],
  };
  await inParallel([...preparations(pages, context), ...compilations(exercises, context)]);
  await inParallel([
    ...pages.map((page) => () => provePage(page, context)),
    ...exercises.map((exercise) => () => proveExercise(exercise, context)),
  ]);
  cache.prune();
  const pictures = checkPictures(pages, context.shown);
  const films = checkFilms(pages, results.films);
  return reportOf({ roots, results, films, pictures, isolation, missing });
}

function pagesIn(root: string): string[] {
  const isFile = statSync(root, { throwIfNoEntry: false })?.isFile();
  return isFile ? [root] : globSync(join(root, '**/*.mdx')).sort();
}

function exercisesIn(roots: readonly string[]) {
  const found = roots.map(collectExercises);
  return {
    exercises: found.flatMap(({ exercises }) => exercises),
    faults: found.flatMap(({ faults }) => faults),
  };
}

function toolchainsOf(pages: readonly Page[], exercises: readonly Exercise[]): string[] {
  const named = new Set([
    ...pages.flatMap(({ samples }) => samples.map(({ technology }) => technology)),
    ...exercises.map(({ technology }) => technology.name),
  ]);
  const used = technologies.filter(({ name }) => named.has(name));
  return [...new Set(used.flatMap(({ toolchains }) => toolchains))];
}

function usableWithout(missing: readonly string[]) {
  const usable = technologies.filter(
    ({ toolchains }) => !toolchains.some((name) => missing.includes(name)),
  );
  return new Map(usable.map((technology) => [technology.name, technology]));
}

/** One task a technology: it compiles, at once, all of its exercises that are not in the cache. */
function compilations(
  exercises: readonly Exercise[],
  { cache, sourceKeyOf, usable }: RunContext,
): (() => Promise<void>)[] {
  return [...usable.values()].map((technology) => async () => {
    const unknown = exercises.filter(
      (one) =>
        one.technology === technology && !cache.get(exerciseKey(one, sourceKeyOf(technology))),
    );
    const folders = unknown.flatMap(({ parts, variants }) => [
      ...Object.values(parts),
      ...variants.map(({ folder }) => folder),
    ]);
    if (folders.length > 0) await technology.test?.prepare?.(folders);
  });
}

async function proveExercise(exercise: Exercise, context: RunContext): Promise<void> {
  const { path, technology } = exercise;
  const { cache, results } = context;
  if (!context.usable.has(technology.name)) return results.skip(technology.name);
  const sourceKey = context.sourceKeyOf(technology);
  const { faults, table, isCached } = await checkExercise(exercise, cache, sourceKey);
  results.faults.push(...faults);
  results.tables.set(path, table);
  results.count(technology, 'exercises', isCached);
  results.addProof(path, technology);
}

/** Twice as many as the processors: while one waits for a server or a browser, another works. */
async function inParallel(work: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = work.values();
  const worker = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}
