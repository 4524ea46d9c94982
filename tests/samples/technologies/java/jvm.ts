import { type Folder, withFile, withoutFile } from '../../read/folder.ts';
import { isOnlyWritten, type Sample } from '../../read/sample.ts';
import {
  type Job,
  type Outcome,
  type SampleInFolder,
  type Technology,
  withoutShown,
  written,
} from '../../run/technology.ts';
import type { JavaLibraries } from './java-libraries.ts';
import { javaSourceOf } from './java-source.ts';
import { runJavaTests } from './java-tests.ts';
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
export function jvm(libraries: JavaLibraries, isStarted: (sample: Sample) => boolean = () => true) {
  const kit = { launcher: LAUNCHER, ...libraries };
  return {
    extension: 'java',
    prepare: (drafts) => prepare(drafts, kit),
    run: (job) => run(job, kit, isStarted(job.sample)),
    test: { extension: 'java', run: (folder) => runJavaTests(folder, libraries) },
  } satisfies Partial<Technology>;
}

async function prepare(
  drafts: readonly SampleInFolder[],
  kit: JavaKit,
): Promise<Map<Sample, string>> {
  const compiled = await compileJava(drafts.map(programOf), kit);
  const refused = new Map<Sample, string>();
  for (const [at, { sample }] of drafts.entries()) {
    const { message = '', classes, limit } = compiled[at] ?? {};
    if (classes) prepared.set(sample, classes);
    else if (!limit) refused.set(sample, message);
  }
  return refused;
}

async function run(job: Job, kit: JavaKit, isStarted: boolean): Promise<Outcome> {
  const { sample, folder } = job;
  const { classes, ...fault } = await compiledOf(job, kit);
  if (!classes) return { output: '', isFailure: true, folder, ...fault };
  const { name, main } = javaSourceOf(sample);
  if (!isStarted || isOnlyWritten(sample) || !main) return written(job);
  const input = job.typed.map((line) => `${line}\n`).join('');
  const whole = { ...programOf(job).folder, ...classes };
  const release = await startJava(whole, kit, main, input);
  const left = withoutFile(release.folder, JAR);
  return {
    output: withoutShown(release.stdout, job.shown),
    message: release.stderr,
    isFailure: release.status !== 0,
    folder: sample.file ? left : withoutFile(left, name),
    ...(release.limit && { limit: release.limit }),
  };
}

/** Compiles again, alone, a sample that an earlier run already prepared. */
async function compiledOf(job: Job, kit: JavaKit): Promise<Compiled> {
  const classes = prepared.get(job.sample);
  if (classes) return { message: '', classes };
  const [compiled] = await compileJava([programOf(job)], kit);
  return compiled ?? { message: '' };
}

function programOf({ sample, folder }: SampleInFolder): JavaProgram {
  const { name, text } = javaSourceOf(sample);
  return { folder: withFile(folder, name, text), names: [name] };
}
