import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkExercise, collectExercises, type Exercise } from '../exercises/exercises.ts';
import { closeChromium } from '../page/chromium.ts';
import { galleryOf } from '../page/pictures/pictures.ts';
import { collect } from '../read/collect.ts';
import type { Page } from '../read/sample.ts';
import { findIsolation } from '../sandbox/sandbox.ts';
import { technologies } from '../technologies/all.ts';
import { keyOf, openCache, runnerKey } from './cache/cache.ts';
import { type Bench, prepareAll, provePage } from './prove.ts';
import { proofOf } from './report/checked-with.ts';
import { newTally, type Report, reportOf } from './report/report.ts';
import { requireToolchains } from './toolchains/setup.ts';

const WORKERS = 2;
/** Wanted everywhere; without them the isolation falls back, or nothing runs. */
const WALLS = ['bubblewrap', 'util-linux'];

/** Runs all the samples and exercises under these folders or files, and says what is wrong. */
export async function runSamples(roots: readonly string[], cache = openCache()): Promise<Report> {
  const pages = roots.flatMap(pagesIn).map((path) => collect(path, readFileSync(path, 'utf8')));
  const { exercises, faults } = exercisesIn(roots);
  const tally = newTally();
  tally.faults.push(...pages.flatMap((page) => page.faults), ...faults);
  const missing = requireToolchains([...WALLS, ...toolchainsOf(pages, exercises)]);
  const isolation = await findIsolation();
  const bench: Bench = {
    cache,
    context: keyOf(runnerKey(), isolation),
    usable: isolation ? usableWithout(missing) : new Map(),
    refused: new Map(),
    tally,
    shown: [],
  };
  try {
    await prepareAll(pages, bench);
    await inParallel([
      ...pages.map((page) => () => provePage(page, bench)),
      ...exercises.map((exercise) => () => proveExercise(exercise, bench)),
    ]);
  } finally {
    await closeChromium();
  }
  cache.prune();
  return reportOf({ roots, tally, gallery: galleryOf(pages, bench.shown), isolation, missing });
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

async function proveExercise(exercise: Exercise, bench: Bench): Promise<void> {
  const { technology } = exercise;
  if (!bench.usable.has(technology.name)) return bench.tally.skip(technology.name);
  const { faults, isCached } = await checkExercise(exercise, bench.cache, bench.context);
  bench.tally.faults.push(...faults);
  bench.tally.count(technology, 'exercises', isCached);
  bench.tally.proofs.push(proofOf(exercise.path, technology));
}

async function inParallel(work: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = work.values();
  const worker = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
