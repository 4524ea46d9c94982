import { type Folder, withFile, withoutFile } from '../../read/folder.ts';
import { isOnlyWritten, type Sample } from '../../read/sample.ts';
import {
  ended,
  type Job,
  type Outcome,
  type SampleInFolder,
  type Technology,
  withoutShown,
  written,
} from '../../run/technology.ts';
import type { JavaLibraries } from './java-libraries.ts';
import { javaSourceOf } from './java-source.ts';
import { javaTester, runTestSample } from './java-tests.ts';
import {
  type Compiled,
  compileJava,
  JAR,
  type JavaKit,
  type JavaProgram,
  startJava,
} from './javac.ts';

const LAUNCHER = 'SampleLauncher';

/** The classes of each sample, kept from its preparation to its run. */
const prepared = new WeakMap<Sample, Folder>();

/** How a technology written in Java is proved, with the libraries that its samples may use. */
export function jvm(libraries: JavaLibraries) {
  const kit = { launcher: LAUNCHER, ...libraries };
  return {
    extension: 'java',
    prepare: (drafts) => prepare(drafts, kit),
    run: (job) => run(job, kit),
    test: javaTester(libraries),
  } satisfies Partial<Technology>;
}

async function prepare(
  drafts: readonly SampleInFolder[],
  kit: JavaKit,
): Promise<Map<Sample, string>> {
  const compiled = await compileJava(
    drafts.map((draft) => programOf(draft, kit)),
    kit,
  );
  const refused = new Map<Sample, string>();
  for (const [at, { sample }] of drafts.entries()) {
    const { message = '', classes, limit } = compiled[at] ?? {};
    if (classes) prepared.set(sample, classes);
    else if (!limit) refused.set(sample, message);
  }
  return refused;
}

async function run(job: Job, kit: JavaKit): Promise<Outcome> {
  const { sample, folder } = job;
  const { classes, ...fault } = await compiledOf(job, kit);
  if (!classes) return { output: '', isFailure: true, folder, ...fault };
  const { name, main, isTest } = javaSourceOf(sample);
  if (!isRun(sample, kit) || !main) return written(job);
  if (isTest) return sample.output ? runTestSample(job, programOf(job, kit), kit) : written(job);
  const input = job.typed.map((line) => `${line}\n`).join('');
  const whole = { ...programOf(job, kit).folder, ...classes };
  const release = await startJava(whole, kit, main, input);
  const left = withoutFile(release.folder, JAR);
  return ended(release, {
    output: withoutShown(release.stdout, job.shown),
    folder: sample.file ? left : withoutFile(left, name),
  });
}

/** Compiles again, alone, a sample that an earlier run already prepared. */
export async function compiledOf(job: SampleInFolder, kit: JavaKit): Promise<Compiled> {
  const classes = prepared.get(job.sample);
  if (classes) return { message: '', classes };
  const [compiled] = await compileJava([programOf(job, kit)], kit);
  return compiled ?? { message: '' };
}

/** The sources of a sample: its own, and those of the folder that a started one needs without naming them. */
export function programOf({ sample, folder }: SampleInFolder, kit: JavaKit): JavaProgram {
  const { name, text } = javaSourceOf(sample);
  const beside = isRun(sample, kit)
    ? Object.keys(folder).filter((path) => kit.isFound?.(path))
    : [];
  return { folder: withFile(folder, name, text), names: [...new Set([name, ...beside])] };
}

function isRun(sample: Sample, { isStarted }: JavaKit): boolean {
  if (sample.isCompiled) return false;
  return sample.kind === 'server' || (!isOnlyWritten(sample) && (isStarted?.(sample) ?? true));
}
