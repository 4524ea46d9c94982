import { type Cache, keyOf } from './cache.ts';
import { EMPTY_FOLDER, withFile } from './folder.ts';
import { judge } from './judge.ts';
import type { Tally } from './report.ts';
import {
  isOnlyWritten,
  type Job,
  type Outcome,
  type Page,
  programOf,
  type Sample,
  type Technology,
} from './sample.ts';
import { versionOf } from './technologies.ts';
import { typedIn } from './typed.ts';

/** What one run shares: what it may use, what it remembers, what it counts. */
export interface Bench {
  readonly cache: Cache;
  /** Part of every key: the runner's own source and the walls samples run behind. */
  readonly context: string;
  /** Technologies whose toolchains are there. */
  readonly usable: ReadonlyMap<string, Technology>;
  /** What the preparation answered to the samples that did not pass it. */
  readonly prepared: Map<Sample, string>;
  readonly tally: Tally;
}

/** What is remembered of a preparation. */
interface Answer {
  readonly message?: string;
}

/** Gives each technology, at once, all of its samples that it has not yet seen. */
export async function prepareAll(pages: readonly Page[], bench: Bench): Promise<void> {
  for (const technology of bench.usable.values()) {
    if (!technology.prepare) continue;
    const all = pages.flatMap(({ samples }) => samples).filter(isRunBy(technology));
    const unknown: Sample[] = [];
    for (const sample of all) {
      const known = bench.cache.get<Answer>(preparedKey(sample, technology, bench));
      if (!known) unknown.push(sample);
      else if (known.message !== undefined) bench.prepared.set(sample, known.message);
    }
    if (unknown.length === 0) continue;
    const messages = await technology.prepare(unknown);
    for (const sample of unknown) {
      const message = messages.get(sample);
      if (message !== undefined) bench.prepared.set(sample, message);
      else bench.cache.put(preparedKey(sample, technology, bench), {});
    }
  }
}

/** Proves the samples of a page, in order: each finds the folder as those before have left it. */
export async function provePage(page: Page, bench: Bench): Promise<void> {
  const screens = new Map<Sample, string>();
  let folder = EMPTY_FOLDER;
  for (const sample of page.samples) {
    if (sample.file) folder = withFile(folder, sample.file, `${programOf(sample)}\n`);
    const { technology: name, ignored, path, line } = sample;
    if (!name) continue;
    const technology = bench.usable.get(name);
    if (ignored !== undefined) bench.tally.ignored.push({ path, line, message: ignored });
    else if (!technology) bench.tally.skip(name);
    else {
      const job: Job = {
        sample,
        folder,
        typed: typedFor(sample),
        shown: shownBefore(sample, screens),
      };
      const { outcome, isCached } = await outcomeOf(job, technology, bench);
      screens.set(sample, job.shown + outcome.output);
      folder = outcome.folder;
      bench.tally.count(technology, 'samples', isCached);
    }
  }
}

/** Runs and judges, unless the very same was already proved: only successes are remembered. */
async function outcomeOf(job: Job, technology: Technology, bench: Bench) {
  const key = jobKey(job, technology, bench);
  const known = bench.cache.get<Outcome>(key);
  if (known) return { outcome: known, isCached: true };
  const { sample } = job;
  const message = bench.prepared.get(sample);
  const outcome = message === undefined ? await run(job, technology) : failed(job, message);
  const verdict = judge(sample, outcome);
  if (verdict) bench.tally.blame(sample, verdict);
  else {
    bench.cache.put(key, outcome);
    if (message !== undefined) bench.cache.put(preparedKey(sample, technology, bench), { message });
  }
  return { outcome, isCached: false };
}

/** A tool that breaks is blamed on the sample that broke it: the others still run. */
async function run(job: Job, technology: Technology): Promise<Outcome> {
  try {
    return await technology.run(job);
  } catch (error) {
    return failed(job, `l’outil s’est arrêté : ${error}`);
  }
}

/** What did not pass the preparation is not run: its failure is there already. */
function failed({ folder }: Job, message: string): Outcome {
  return { output: '', message, isFailure: true, folder };
}

function isRunBy({ name }: Technology) {
  return ({ technology, ignored }: Sample) => technology === name && ignored === undefined;
}

function typedFor({ chain, ...sample }: Sample): string[] {
  const keys = ({ isSession, text, output }: Omit<Sample, 'chain'>) =>
    typedIn(isSession ? text : (output?.text ?? ''));
  return [...chain, sample].flatMap(keys);
}

function shownBefore({ chain }: Sample, screens: ReadonlyMap<Sample, string>): string {
  const last = chain.at(-1);
  return (last && screens.get(last)) ?? '';
}

function preparedKey(sample: Sample, technology: Technology, { context }: Bench): string {
  const { text, language, file } = sample;
  const isRun = !isOnlyWritten(sample);
  const facts = { text, program: programOf(sample), language, file, isRun };
  return keyOf('prepared', context, versionOf(technology), facts);
}

/** Everything a result depends on, and not where the sample stands in its page. */
function jobKey({ sample, ...job }: Job, technology: Technology, { context }: Bench): string {
  const { text, language, file, mustFail, isPage, isPuzzle, output } = sample;
  const facts = { text, language, file, mustFail, isPage, isPuzzle, output: output?.text };
  const chain = sample.chain.map((one) => [one.language, one.file, one.text]);
  return keyOf(context, versionOf(technology), facts, chain, job);
}
