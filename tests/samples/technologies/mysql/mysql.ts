import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNodeTests } from '../../exercises/node-tests.ts';
import { type Folder, withFile, withoutFile } from '../../read/folder.ts';
import { isOnlyWritten, programOf, type Sample } from '../../read/sample.ts';
import {
  ended,
  type Job,
  type Outcome,
  type SampleInFolder,
  type Technology,
  written,
} from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import type { SandboxPaths } from '../../sandbox/isolation.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
import { commandsIn, outcomeOf, shellScript } from '../console/console.ts';
import { MYSQL } from '../nodejs/node-command.ts';
import { nodePackages } from '../nodejs/node-packages.ts';
import { nodeVersion } from '../nodejs/run-node.ts';
import { pythonEnv } from '../python/python.ts';
import type { Step } from './programs/play.ts';
import { MARIADBD, seedMysql } from './seed.ts';

const PYTHON = '/usr/bin/python3';
/** What the tests of all exercises import to reach the server, kept once beside their folders. */
const CONNECTION = 'serveur.js';
/** What is shown beside the statements of a page goes on from them. */
const BEFORE = ['mysql', 'console'];
/** After what each sample of a page shows. */
const MARK = '\x1E';

export const mysql: Technology = {
  name: 'mysql',
  module: import.meta.filename,
  tutorial: 'mysql',
  proof:
    'exécuté par un serveur MariaDB neuf, réglé comme MySQL ; les exemples d’une page forment une seule séance',
  fences: [
    { word: 'mysql', continues: 'all', words: ['user'] },
    // A file of statements, which a command of a `console` block gives to the client.
    { word: 'sql', words: ['file'] },
    { word: 'console', kind: 'session', continues: BEFORE },
    { word: 'python', aliases: ['py'], continues: BEFORE, words: ['file'] },
    { word: 'javascript', aliases: ['js'], continues: BEFORE, words: ['file'] },
  ],
  extension: 'sql',
  toolchains: ['mariadb', 'mariadb-client', 'bash', 'nodejs', 'python3', 'pymysql'],
  version: () => `${mariadbVersion()}, ${nodeClient()}, ${pythonClient()}`,
  versionFor({ language }) {
    if (language === 'python') return `${mariadbVersion()}, ${pythonClient()}`;
    return language === 'javascript' ? `${mariadbVersion()}, ${nodeClient()}` : mariadbVersion();
  },
  prepare: playPages,
  run(job) {
    if (isOnlyWritten(job.sample)) return Promise.resolve(written(job));
    const { language } = job.sample;
    if (language === 'console') return runConsole(job);
    return language.endsWith('sql') ? runStatements(job) : runProgram(job);
  },
  test: {
    extension: 'js',
    imports: new RegExp(`from (?:${MYSQL.source}|'\\./${CONNECTION}')`),
    complete: withConnection,
    run: (folder) => runNodeTests(folder, 'tests.js'),
  },
};

function withConnection(folder: Folder, tutorial: string): Folder {
  const path = join(tutorial, 'exercises', CONNECTION);
  return existsSync(path) ? withFile(folder, CONNECTION, readFileSync(path, 'utf8')) : folder;
}

function mariadbVersion(): string {
  const answer = execFileSync(MARIADBD, ['--version'], { encoding: 'utf8' });
  return `MariaDB ${/Ver ([\d.]+\d)/.exec(answer)?.[1] ?? ''}`;
}

function nodeClient(): string {
  return `${nodeVersion()}, mysql2 ${packageVersion('nodejs', 'mysql2')}`;
}

function pythonClient(): string {
  const ask = 'import platform, pymysql; print(platform.python_version(), pymysql.__version__)';
  const answer = execFileSync(PYTHON, ['-c', ask], { encoding: 'utf8' });
  const [python, client] = answer.trim().split(' ');
  return `Python ${python}, PyMySQL ${client}`;
}

/** What each sample shows, from the preparation of its page to its run. */
const shown = new WeakMap<Sample, string>();

/** Plays each page once, on one server, as far as none of its samples is refused. */
async function playPages(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const played = drafts.filter(({ sample }) => sample.language === 'mysql' && !sample.mustFail);
  for (const some of Map.groupBy(played, ({ sample }) => sample.path).values()) {
    const [last] = some.slice(-1);
    if (!last) continue;
    const samples = [...last.sample.chain, last.sample];
    const { stdout } = await play(samples.map(stepOf), last.folder, MARK);
    const outputs = stdout.split(MARK).slice(0, -1).values();
    for (const sample of samples) {
      const { value } = outputs.next();
      if (value !== undefined) shown.set(sample, value);
    }
  }
  return new Map();
}

/** A sample that its page did not reach has its own server: it may give rights, set globals or break it. */
async function runStatements({ sample, folder }: Job): Promise<Outcome> {
  const output = shown.get(sample);
  if (output !== undefined) return { output, message: '', isFailure: false, folder };
  return ended(await play([...sample.chain, sample].map(stepOf), folder), { folder });
}

/** A block of commands, which find the server, or the transcript of several sessions. */
async function runConsole({ sample, folder }: Job): Promise<Outcome> {
  const step = stepOf(sample);
  const release = await play([...sample.chain.map(stepOf), step], folder);
  return step.kind === 'command' && release.status === 0
    ? outcomeOf(sample, release)
    : ended(release, { folder });
}

/** A program of Node.js or Python, which finds the server at `localhost`, as the page has left it. */
async function runProgram(job: Job): Promise<Outcome> {
  const { sample } = job;
  const isPython = sample.language === 'python';
  const name = sample.file ?? (isPython ? 'exemple.py' : 'exemple.mjs');
  const program = isPython ? `${PYTHON} -X utf8 -W error` : 'node';
  const folder = withFile(job.folder, name, `${programOf(sample)}\n`);
  const step: Step = { kind: 'command', text: `${program} ${name}` };
  const release = await play([...sample.chain.map(stepOf), step], folder);
  return sample.file
    ? ended(release)
    : ended(release, { folder: withoutFile(release.folder, name) });
}

/** Plays these on a new server and shows the last one or, with a mark, all of them. */
function play(steps: readonly Step[], folder: Folder, ...mark: readonly string[]) {
  return runInSandbox({
    command: ({ node, runner, scratch }) => [
      node,
      `${runner}/technologies/mysql/programs/play.ts`,
      scratch,
      ...mark,
    ],
    env: environment,
    folder,
    beside: { ...nodePackages(), mysql: seedMysql() },
    input: JSON.stringify(steps),
  });
}

function environment(places: SandboxPaths) {
  const path = places.node.replace(/\/[^/]*$/, '');
  return { ...pythonEnv(places), PYTHONUNBUFFERED: '1', PATH: `${path}:/usr/bin:/bin` };
}

function stepOf({ language, text, user }: Sample): Step {
  if (language === 'mysql') return { kind: 'statements', text, user };
  if (!/^\$ /m.test(text)) return { kind: 'transcript', text };
  return { kind: 'command', text: shellScript(commandsIn(text)) };
}
