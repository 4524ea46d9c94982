import { type Cache, keyOf } from '../../../src/cache/cache.ts';
import { offeredBy } from '../read/folder.ts';
import {
  type Advice,
  isOnlyWritten,
  type Page,
  programOf,
  type Sample,
  withProgram,
} from '../read/sample.ts';
import { typedIn } from '../read/typed.ts';
import { shoot } from './films/shoot.ts';
import { judge } from './judge.ts';
import type { Results } from './report/results.ts';
import {
  failed,
  type Job,
  type Outcome,
  type SampleInFolder,
  type Technology,
  versionOf,
} from './technology.ts';
import { tryOut } from './workshop.ts';

/** What one run shares: the technologies it may use, its cache, its results. */
export interface RunContext {
  readonly cache: Cache;
  /** Part of every key: it changes with the code that proves this technology. */
  sourceKeyOf(technology: Technology): string;
  /** Technologies whose toolchains are there. */
  readonly usable: ReadonlyMap<string, Technology>;
  /** The samples that did not pass the preparation. */
  readonly refused: Map<Sample, Refusal>;
  readonly results: Results;
  /** The samples that readers see a picture of. */
  readonly shown: Job[];
}

/** What the cache holds of a preparation. */
interface Answer {
  readonly message?: string;
}

/** Put in the cache once it is known that the page wants it: « fails ». */
interface Refusal {
  readonly key: string;
  readonly message: string;
}

/** One task a technology: it prepares, at once, all of its samples that are not in the cache. */
export function preparations(pages: readonly Page[], context: RunContext): (() => Promise<void>)[] {
  const drafts = pages.flatMap(draftsOf);
  return [...context.usable.values()].map((technology) => async () => {
    if (!technology.prepare) return;
    const unknown: SampleInFolder[] = [];
    for (const draft of drafts.filter(isPreparedBy(technology))) {
      const key = preparedKey(draft, technology, context);
      const known = context.cache.get<Answer>(key);
      if (!known) unknown.push(draft);
      else if (known.message !== undefined) {
        context.refused.set(draft.sample, { key, message: known.message });
      }
    }
    if (unknown.length === 0) return;
    const messages = await technology.prepare(unknown);
    for (const draft of unknown) {
      const key = preparedKey(draft, technology, context);
      const message = messages.get(draft.sample);
      if (message === undefined) context.cache.put(key, {});
      else context.refused.set(draft.sample, { key, message });
    }
  });
}

/** The samples of a page, each with the files that were written before it. */
function draftsOf({ path, offered, samples }: Page): SampleInFolder[] {
  let folder = offeredBy(path, offered);
  return samples.map((sample) => {
    const draft = { sample, folder };
    if (sample.file) folder = withProgram(folder, sample.file, sample);
    return draft;
  });
}

/** Proves the samples of a page, in order: each finds the folder as the earlier ones have left it. */
export async function provePage(page: Page, context: RunContext): Promise<void> {
  const { results, shown } = context;
  const screens = new Map<Sample, string>();
  const endless = new Set<Sample>();
  let folder = offeredBy(page.path, page.offered);
  for (const sample of page.samples) {
    if (sample.file) folder = withProgram(folder, sample.file, sample);
    const { technology: name, ignored, path, line } = sample;
    if (!name) continue;
    const technology = context.usable.get(name);
    if (ignored !== undefined)
      results.ignored.push({ file: path, line, says: ignored, remedy: '' });
    else if (!technology) results.skip(name);
    else {
      const job: Job = {
        sample: withoutEndless(sample, endless),
        folder,
        typed: typedFor(sample),
        shown: shownBefore(sample, screens),
      };
      if (sample.rendering) shown.push(job);
      const refusal = context.refused.get(sample);
      const { outcome, isCached } = await outcomeOf(job, refusal, technology, context);
      if (!outcome.isFailure && isSilent(sample, technology))
        results.addFault(sample, { line, ...UNSAID });
      screens.set(sample, job.shown + outcome.output);
      if (outcome.limit) endless.add(sample);
      folder = outcome.folder;
      if (outcome.film !== undefined) results.films.set(sample, outcome.film);
      if (outcome.isSameInWorkshop && !sample.isTried) results.untried.push(sample);
      results.count(technology, 'samples', isCached, sample);
      results.addProof(path, technology, sample);
    }
  }
}

const UNSAID: Advice = {
  says: 'cet exemple n’est que compilé, et la page ne le dit pas',
  remedy: 'écris « compile » après son langage ou, s’il s’exécute, un bloc output',
};

/** Whether readers may believe that a sample was run, and it was not. */
function isSilent(sample: Sample, { isOnlyCompiled }: Technology): boolean {
  const isTold = sample.isCompiled || sample.isHidden || sample.isPuzzle;
  return !isTold && isOnlyCompiled?.(sample) === true;
}

/** Leaves out what had to be stopped: it would stop all that continues it, and its fault is already told. */
function withoutEndless(sample: Sample, endless: ReadonlySet<Sample>): Sample {
  const chain = sample.chain.filter((one) => !endless.has(one));
  // A technology knows what it prepared by the object of the sample: a copy would be prepared again.
  return chain.length === sample.chain.length ? sample : { ...sample, chain };
}

/** Runs and judges the sample, unless the cache has it: only successes are put there. */
async function outcomeOf(
  job: Job,
  refusal: Refusal | undefined,
  technology: Technology,
  context: RunContext,
) {
  const key = jobKey(job, technology, context);
  const known = context.cache.get<Outcome>(key);
  if (known) return { outcome: known, isCached: true };
  const { sample } = job;
  const ran = refusal ? failed(job, refusal.message) : await run(job, technology);
  const fault = judge(sample, ran);
  const trial = fault ? undefined : await tryOut(job, technology);
  const shot = fault ? undefined : await shoot(job, ran, technology);
  const outcome = {
    ...ran,
    ...(trial?.isSame && { isSameInWorkshop: true }),
    ...(shot?.film !== undefined && { film: shot.film }),
  };
  const verdict = fault ?? trial?.verdict ?? shot?.verdict;
  if (verdict) context.results.addFault(sample, verdict);
  else {
    context.cache.put(key, outcome);
    if (refusal) context.cache.put(refusal.key, { message: refusal.message });
  }
  return { outcome, isCached: false };
}

/** An exception of a tool is a fault of the sample that caused it: the other samples still run. */
async function run(job: Job, technology: Technology): Promise<Outcome> {
  try {
    return await technology.run(job);
  } catch (error) {
    return failed(job, `l’outil s’est arrêté : ${error}`);
  }
}

function isPreparedBy({ name }: Technology) {
  return ({ sample: { technology, ignored, kind } }: SampleInFolder) =>
    technology === name && ignored === undefined && kind !== 'check';
}

function typedFor({ chain, ...sample }: Sample): string[] {
  const keys = ({ kind, text, output }: Omit<Sample, 'chain'>) =>
    typedIn(kind === 'session' ? text : (output?.text ?? ''));
  return [...chain, sample].flatMap(keys);
}

function shownBefore({ chain }: Sample, screens: ReadonlyMap<Sample, string>): string {
  const last = chain.at(-1);
  return (last && screens.get(last)) ?? '';
}

function preparedKey(draft: SampleInFolder, technology: Technology, context: RunContext): string {
  const { sample, folder } = draft;
  const { text, language, file, mustFail } = sample;
  const isRun = !isOnlyWritten(sample);
  const facts = { text, program: programOf(sample), language, file, mustFail, isRun, folder };
  return keyOf('prepared', context.sourceKeyOf(technology), versionOf(technology), facts);
}

/** Everything a result depends on, and not where the sample stands in its page. */
function jobKey({ sample, ...job }: Job, technology: Technology, context: RunContext): string {
  const { text, language, file, user, kind, mustFail } = sample;
  const { isPuzzle, isTried, isFilmed, isHidden, isCompiled } = sample;
  const marks = { isPuzzle, isTried, isFilmed, isHidden, isCompiled };
  const words = { language, file, user, kind, mustFail, ...marks };
  const facts = { text, ...words, output: sample.output?.text };
  const chain = sample.chain.map((one) => [one.language, one.kind, one.file, one.user, one.text]);
  return keyOf(context.sourceKeyOf(technology), versionOf(technology), facts, chain, job);
}
