import { EMPTY_FOLDER } from '../read/folder.ts';
import {
  type Draft,
  isOnlyWritten,
  type Job,
  type Outcome,
  type Page,
  programOf,
  type Sample,
  type Technology,
  withProgram,
} from '../read/sample.ts';
import { typedIn } from '../read/typed.ts';
import { versionOf } from '../technologies/all.ts';
import { type Cache, keyOf } from './cache/cache.ts';
import { judge } from './judge.ts';
import { proofOf } from './report/checked-with.ts';
import type { Tally } from './report/report.ts';

/** What one run shares: what it may use, what it remembers, what it counts. */
export interface Bench {
  readonly cache: Cache;
  /** Part of every key: the runner's own source and the walls samples run behind. */
  readonly context: string;
  /** Technologies whose toolchains are there. */
  readonly usable: ReadonlyMap<string, Technology>;
  /** The samples that did not pass the preparation. */
  readonly refused: Map<Sample, Refusal>;
  readonly tally: Tally;
  /** The samples that readers see a picture of. */
  readonly shown: Job[];
}

/** What is remembered of a preparation. */
interface Answer {
  readonly message?: string;
}

/** Kept under its key once it is known to be what a page wants: « fails ». */
interface Refusal {
  readonly key: string;
  readonly message: string;
}

/** Gives each technology, at once, all of its samples that it has not yet seen. */
export async function prepareAll(pages: readonly Page[], bench: Bench): Promise<void> {
  const drafts = pages.flatMap(draftsOf);
  for (const technology of bench.usable.values()) {
    if (!technology.prepare) continue;
    const unknown: Draft[] = [];
    for (const draft of drafts.filter(isRunBy(technology))) {
      const key = preparedKey(draft, technology, bench);
      const known = bench.cache.get<Answer>(key);
      if (!known) unknown.push(draft);
      else if (known.message !== undefined) {
        bench.refused.set(draft.sample, { key, message: known.message });
      }
    }
    if (unknown.length === 0) continue;
    const messages = await technology.prepare(unknown);
    for (const draft of unknown) {
      const key = preparedKey(draft, technology, bench);
      const message = messages.get(draft.sample);
      if (message === undefined) bench.cache.put(key, {});
      else bench.refused.set(draft.sample, { key, message });
    }
  }
}

/** The samples of a page, each with the files that were written before it. */
function draftsOf({ samples }: Page): Draft[] {
  let folder = EMPTY_FOLDER;
  return samples.map((sample) => {
    const draft = { sample, folder };
    if (sample.file) folder = withProgram(folder, sample.file, sample);
    return draft;
  });
}

/** Proves the samples of a page, in order: each finds the folder as those before have left it. */
export async function provePage(page: Page, bench: Bench): Promise<void> {
  const screens = new Map<Sample, string>();
  const endless = new Set<Sample>();
  let folder = EMPTY_FOLDER;
  for (const sample of page.samples) {
    if (sample.file) folder = withProgram(folder, sample.file, sample);
    const { technology: name, ignored, path, line } = sample;
    if (!name) continue;
    const technology = bench.usable.get(name);
    if (ignored !== undefined) bench.tally.ignored.push({ path, line, message: ignored });
    else if (!technology) bench.tally.skip(name);
    else {
      const job: Job = {
        sample: withoutEndless(sample, endless),
        folder,
        typed: typedFor(sample),
        shown: shownBefore(sample, screens),
      };
      if (sample.rendering) bench.shown.push(job);
      const refusal = bench.refused.get(sample);
      const { outcome, isCached } = await outcomeOf(job, refusal, technology, bench);
      screens.set(sample, job.shown + outcome.output);
      if (outcome.limit) endless.add(sample);
      folder = outcome.folder;
      bench.tally.count(technology, 'samples', isCached);
      bench.tally.proofs.push(proofOf(path, technology, sample));
    }
  }
}

/** What had to be stopped would stop all that goes on from it: it was told at its own place. */
function withoutEndless(sample: Sample, endless: ReadonlySet<Sample>): Sample {
  const chain = sample.chain.filter((one) => !endless.has(one));
  // What was prepared is known by its sample: a copy would be prepared again.
  return chain.length === sample.chain.length ? sample : { ...sample, chain };
}

/** Runs and judges, unless the very same was already proved: only successes are remembered. */
async function outcomeOf(
  job: Job,
  refusal: Refusal | undefined,
  technology: Technology,
  bench: Bench,
) {
  const key = jobKey(job, technology, bench);
  const known = bench.cache.get<Outcome>(key);
  if (known) return { outcome: known, isCached: true };
  const { sample } = job;
  const outcome = refusal ? failed(job, refusal.message) : await run(job, technology);
  const verdict = judge(sample, outcome);
  if (verdict) bench.tally.blame(sample, verdict);
  else {
    bench.cache.put(key, outcome);
    if (refusal) bench.cache.put(refusal.key, { message: refusal.message });
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
  return ({ sample }: Draft) =>
    sample.technology === name && sample.ignored === undefined && !sample.isCheck;
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

function preparedKey(draft: Draft, technology: Technology, { context }: Bench): string {
  const { sample, folder } = draft;
  const { text, language, file, mustFail } = sample;
  const isRun = !isOnlyWritten(sample);
  const facts = { text, program: programOf(sample), language, file, mustFail, isRun, folder };
  return keyOf('prepared', context, versionOf(technology), facts);
}

/** Everything a result depends on, and not where the sample stands in its page. */
function jobKey({ sample, ...job }: Job, technology: Technology, { context }: Bench): string {
  const { text, language, file, user, mustFail, isPage, isCheck, isPuzzle, output } = sample;
  const kind = { mustFail, isPage, isCheck, isPuzzle };
  const facts = { text, language, file, user, kind, output: output?.text };
  const chain = sample.chain.map((one) => [one.language, one.file, one.user, one.text]);
  return keyOf(context, versionOf(technology), facts, chain, job);
}
