import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { type Folder, readFile } from '../../read/folder.ts';
import type { Sample } from '../../read/sample.ts';
import { typedIn } from '../../read/typed.ts';
import { ended, type Job, type Outcome, type Technology } from '../../run/technology.ts';
import type { SandboxPaths } from '../../sandbox/isolation.ts';
import { runInSandbox, type SandboxResult } from '../../sandbox/sandbox.ts';
import { SANITIZER_LIMIT } from '../native/native-compiler.ts';
import { nodePackages } from '../nodejs/node-packages.ts';
import { besidePython, programsOfPython, pythonEnv } from '../python/python.ts';

const BASH = '/usr/bin/bash';
const PROMPT = '$ ';
const STATUS_MARK = '\u001E';
/** In a command, a Makefile, or a program that was built so. */
const SANITIZED = ['-fsanitize=', '__asan_init'];

interface Command {
  readonly line: string;
  readonly typed: readonly string[];
}

/** Terminal sessions of any language: its commands are those of the machine. */
export const shell: Technology = {
  name: 'console',
  module: import.meta.filename,
  proof: 'chaque commande est lancée par bash dans le dossier du lecteur',
  fences: [{ word: 'console', kind: 'session' }],
  extension: 'sh',
  toolchains: ['bash', 'nodejs', 'python3.15'],
  version() {
    const answer = execFileSync(BASH, ['--version'], { encoding: 'utf8' });
    return `Bash ${/[\d.]+\d/.exec(answer)?.[0] ?? ''}`;
  },
  run: runSession,
};

/** Types the commands of a block into bash, and reads its screen. */
async function runSession({ sample, folder }: Job): Promise<Outcome> {
  const commands = commandsIn(sample.text);
  if (commands.length === 0) {
    const message = 'aucune commande : commence leurs lignes par « $ »';
    return { output: '', message, isFailure: !sample.mustFail, folder };
  }
  const release = await runInSandbox({
    command: () => [BASH, '-c', shellScript(commands)],
    // Python writes to a terminal line by line; without this its errors would come before its prints.
    env: (places) => ({
      ...pythonEnv(places),
      ...pathEnv(places),
      ...SANITIZER_LIMIT,
      PYTHONUNBUFFERED: '1',
    }),
    beside: { ...nodePackages(), ...besidePython() },
    folder,
    hasOwnMemoryLimit: isSanitized(sample, folder),
  });
  return outcomeOf(sample, release);
}

/** Whether it may start a program that a compiler has put under the watch of its sanitizers. */
function isSanitized({ text }: Sample, folder: Folder): boolean {
  const contents = Object.keys(folder).map((path) => readFile(folder, path) ?? '');
  return [text, ...contents].some((one) => SANITIZED.some((sign) => one.includes(sign)));
}

/** What the screen of a terminal showed, whose commands were those of `shellScript`. */
export function outcomeOf({ mustFail }: Sample, release: SandboxResult): Outcome {
  const [output = '', ...statuses] = splitStatuses(release.stdout);
  const hasFailed = statuses.some((status) => status !== '0');
  // A wrong command is a lesson like another: only `fails` asks how they ended.
  const isFailure = release.limit !== undefined || (mustFail && hasFailed);
  return ended(release, { output, isFailure });
}

/** The Node and the Python that the tutorials name, not what the machine may have besides. */
function pathEnv({ home, node }: SandboxPaths) {
  return { PATH: `${programsOfPython(home)}:${dirname(node)}:/usr/bin:/bin` };
}

export function commandsIn(text: string): Command[] {
  const [, ...commands] = `\n${text}`.split(`\n${PROMPT}`);
  return commands.map((command) => ({
    line: command.split('\n', 1)[0] ?? '',
    typed: typedIn(command),
  }));
}

/** One script of bash for all the commands of a block. */
export function shellScript(commands: readonly Command[]): string {
  return commands.map(scriptOf).join('\n');
}

/** One shell for the block, so that `cd` holds; each command has its own keyboard and one screen. */
function scriptOf({ line, typed }: Command): string {
  const keys = typed.map((key) => quote(`${key}\n`)).join('');
  return [
    `printf '%s\\n' ${quote(PROMPT + line)}`,
    `eval ${quote(line)} < <(printf %s ${keys || "''"}) 2>&1`,
    `printf '${STATUS_MARK}%s${STATUS_MARK}' "$?"`,
  ].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The screen, then how each command ended. */
function splitStatuses(stdout: string): string[] {
  const parts = stdout.split(STATUS_MARK);
  const statuses = parts.filter((_, at) => at % 2 === 1);
  return [parts.filter((_, at) => at % 2 === 0).join(''), ...statuses];
}
