import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { namedTests } from '../../../../src/workshop/languages/python/test-names.ts';
import { inFrench, testRunOf } from '../../exercises/test-report.ts';
import { tryPython } from '../../page/workshop/tried.ts';
import { type Folder, readFile, withFile, withoutFile } from '../../read/folder.ts';
import { isOnlyWritten, programOf, type Sample, withProgram } from '../../read/sample.ts';
import {
  ended,
  type Job,
  type Outcome,
  type SampleInFolder,
  type Shooting,
  type Technology,
  type TestRun,
  withoutShown,
  written,
} from '../../run/technology.ts';
import { hasUnpacked, unpackedFolder } from '../../run/toolchains/unpacked.ts';
import type { SandboxPaths } from '../../sandbox/isolation.ts';
import { runInSandbox, type SandboxResult } from '../../sandbox/sandbox.ts';

/** The version that the tutorial teaches, which is newer than that of the system. */
const TOOLCHAIN = 'python3.15';
const STRICT = ['-X', 'utf8', '-W', 'error'];
const UNNAMED = 'exemple.py';
/** What may make two runs differ: the order of a set depends on the seed of the hashes. */
const CHANCE = /\bset\b|\{|\brandom\b|\bhash\(|\bid\(/;
const SEEDS = ['0', '1'];

/** Returns, by its name beside the reader's folder, the folder of the Python that is taught; empty where it is not installed. */
export function besidePython(): Readonly<Record<string, string>> {
  return hasUnpacked(TOOLCHAIN) ? { python: unpackedFolder(TOOLCHAIN) } : {};
}

/** The Python that is taught, as a program of the sandbox sees it. */
function pythonIn({ home }: SandboxPaths): string {
  return join(programsOfPython(home), 'python3');
}

/** The folder of its command, for a PATH. */
export function programsOfPython(home: string): string {
  return join(dirname(home), 'python/bin');
}

/** The environment of every Python of a sample. `programs/sitecustomize.py` shows the typed lines. */
export function pythonEnv({ runner }: SandboxPaths, seed = '0') {
  return {
    PYTHONPATH: `${runner}/technologies/python/programs`,
    PYTHONHASHSEED: seed,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUTF8: '1',
  };
}

export const python: Technology = {
  name: 'python',
  module: import.meta.filename,
  proof:
    'exécuté, avertissements compris (-W error) ; deux fois s’il y a des ensembles ou du hasard',
  fences: [
    { word: 'python', aliases: ['py'], continues: ['python'], words: ['essayer', 'file', 'film'] },
    { word: 'pycon', kind: 'session', continues: ['python', 'pycon'] },
  ],
  extension: 'py',
  toolchains: [TOOLCHAIN, 'chromium'],
  version: () =>
    execFileSync(join(unpackedFolder(TOOLCHAIN), 'bin/python3'), ['--version'], {
      encoding: 'utf8',
    }).trim(),
  prepare: compileWritten,
  async run(job) {
    if (isOnlyWritten(job.sample)) return written(job);
    return job.sample.kind === 'session' ? play(job) : execute(job);
  },
  inWorkshop: tryPython,
  trace,
  test: { extension: 'py', run: runTests },
};

/** Compiles with one process the files that are only written: they must at least be Python. */
async function compileWritten(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const files = drafts.map(({ sample }) => sample).filter(isOnlyWritten);
  if (files.length === 0) return new Map();
  const input = JSON.stringify(files.map((sample) => [sample.file, programOf(sample)]));
  const { stdout, stderr } = await runInSandbox({
    command: (paths) => [
      pythonIn(paths),
      ...STRICT,
      `${paths.runner}/technologies/python/programs/compile.py`,
    ],
    beside: besidePython(),
    input,
  });
  if (!stdout) throw new Error(stderr);
  const messages: (string | null)[] = JSON.parse(stdout);
  return new Map(
    files.flatMap((sample, at): [Sample, string][] => {
      const message = messages[at];
      return message ? [[sample, message]] : [];
    }),
  );
}

async function execute(job: Job): Promise<Outcome> {
  const program = programOf(job.sample);
  const isRisky = CHANCE.test(program) && !job.sample.mustFail;
  const seeds = isRisky ? SEEDS : SEEDS.slice(0, 1);
  const outcomes: Outcome[] = [];
  for (const seed of seeds) outcomes.push(await executeOnce(job, program, seed));
  const [first, second] = outcomes as [Outcome, Outcome?];
  if (!second || second.output === first.output) return first;
  return { ...first, isFailure: true, message: UNSTABLE };
}

const UNSTABLE = `deux lancements n’affichent pas la même chose : trie l’ensemble avec sorted(),
ou donne une graine au hasard avec random.seed(…)`;

async function executeOnce(job: Job, program: string, seed: string): Promise<Outcome> {
  const { sample, typed, shown } = job;
  const name = sample.file ?? UNNAMED;
  const release = await runInSandbox({
    command: (paths) => [pythonIn(paths), ...STRICT, name],
    beside: besidePython(),
    env: (places) => pythonEnv(places, seed),
    folder: withFile(job.folder, name, `${program}\n`),
    input: typed.map((line) => `${line}\n`).join(''),
  });
  const folder = sample.file ? release.folder : withoutFile(release.folder, UNNAMED);
  return ended(release, { folder, output: withoutShown(release.stdout, shown) });
}

function trace({ sample, folder, typed }: Job, { first, rank }: Shooting): Promise<SandboxResult> {
  const name = sample.file ?? UNNAMED;
  return runInSandbox({
    command: (paths) => [
      pythonIn(paths),
      ...STRICT,
      `${paths.runner}/technologies/python/programs/film.py`,
      name,
      String(first),
    ],
    beside: besidePython(),
    env: (places) => pythonEnv(places, SEEDS[rank]),
    folder: withProgram(folder, name, sample),
    input: typed.map((line) => `${line}\n`).join(''),
  });
}

/** Plays a session in the real interactive interpreter and returns all that it shows. */
async function play({ sample, folder, typed }: Job): Promise<Outcome> {
  const sessions = [...sample.chain, sample].map(({ language, text }) => [
    language,
    text.replace(/<\/?kbd>/g, ''),
  ]);
  const release = await runInSandbox({
    command: (paths) => [
      pythonIn(paths),
      ...STRICT,
      `${paths.runner}/technologies/python/programs/pycon.py`,
      JSON.stringify(sessions),
    ],
    env: pythonEnv,
    beside: besidePython(),
    folder,
    input: typed.map((line) => `${line}\n`).join(''),
  });
  return ended(release);
}

async function runTests(folder: Folder): Promise<TestRun> {
  const release = await runInSandbox({
    command: (paths) => [
      pythonIn(paths),
      ...STRICT,
      `${paths.runner}/technologies/python/programs/unittests.py`,
    ],
    env: pythonEnv,
    beside: besidePython(),
    folder,
  });
  const { tests, ...rest } = inFrench(testRunOf(release));
  const names = namedTests(String(readFile(folder, 'tests.py') ?? ''));
  const order = Object.keys(names);
  return {
    ...rest,
    tests: tests
      .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
      .map((one) => ({ ...one, name: names[one.name] ?? one.name })),
  };
}
