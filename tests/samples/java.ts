import { execFileSync } from 'node:child_process';
import { type Folder, withFile, withoutFile } from './folder.ts';
import { javaSourceOf } from './java-source.ts';
import {
  type Compiled,
  compileJava,
  JAR,
  type JavaKit,
  type JavaProgram,
  startJava,
} from './javac.ts';
import {
  type Draft,
  isOnlyWritten,
  type Job,
  type Outcome,
  type Sample,
  type Technology,
  withoutShown,
  written,
} from './sample.ts';

const KIT: JavaKit = { launcher: 'SampleLauncher', libraries: [] };
/** Between its preparation and its run, what a sample was compiled to. */
const prepared = new WeakMap<Sample, Folder>();

export const java: Technology = {
  name: 'java',
  proof: 'compilé par javac (-Xlint:all -Werror), puis exécuté par java',
  fences: [{ word: 'java', continues: ['java'], words: ['file'] }],
  extension: 'java',
  toolchains: ['java'],
  version() {
    const answer = execFileSync('/usr/bin/javac', ['-version'], { encoding: 'utf8' });
    return `Java ${/[\d.]+\d/.exec(answer)?.[0] ?? ''}`;
  },
  prepare,
  run: compileAndRun,
};

async function prepare(drafts: readonly Draft[]): Promise<Map<Sample, string>> {
  const compiled = await compileJava(drafts.map(programOf), KIT);
  const refused = new Map<Sample, string>();
  for (const [at, { sample }] of drafts.entries()) {
    const { message = '', classes, limit } = compiled[at] ?? {};
    if (classes) prepared.set(sample, classes);
    else if (!limit) refused.set(sample, message);
  }
  return refused;
}

async function compileAndRun(job: Job): Promise<Outcome> {
  const { sample, folder } = job;
  const { classes, ...fault } = await compiledOf(job);
  if (!classes) return { output: '', isFailure: true, folder, ...fault };
  const { name, main } = javaSourceOf(sample);
  if (isOnlyWritten(sample) || !main) return written(job);
  const input = job.typed.map((line) => `${line}\n`).join('');
  const whole = { ...programOf(job).folder, ...classes };
  const release = await startJava(whole, KIT, main, input);
  const left = withoutFile(release.folder, JAR);
  return {
    output: withoutShown(release.stdout, job.shown),
    message: release.stderr,
    isFailure: release.status !== 0,
    folder: sample.file ? left : withoutFile(left, name),
    ...(release.limit && { limit: release.limit }),
  };
}

/** What is known to be right from an earlier run has to be compiled again, alone. */
async function compiledOf(job: Job): Promise<Compiled> {
  const classes = prepared.get(job.sample);
  if (classes) return { message: '', classes };
  const [compiled] = await compileJava([programOf(job)], KIT);
  return compiled ?? { message: '' };
}

function programOf({ sample, folder }: Draft): JavaProgram {
  const { name, text } = javaSourceOf(sample);
  return { folder: withFile(folder, name, text), names: [name] };
}
