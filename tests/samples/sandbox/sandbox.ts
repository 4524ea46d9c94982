import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_FOLDER, type Folder, layOut, readFolder } from '../read/folder.ts';
import type { Limit } from '../run/technology.ts';
import type { AnswerQuestion } from './channel.ts';
import {
  changesUser,
  type Isolation,
  isolateCommand,
  isolationsFor,
  isRoot,
  programFolders,
  RUNNER_FOLDER,
  type SandboxPaths,
} from './isolation.ts';
import { spawnGroup } from './process-group.ts';
import { freeUser } from './user.ts';

/** A program that does not end meets its limit of processor time: this one ends those that sleep. */
const TIME_LIMIT_MS = 45_000;

/** A program to run in the sandbox. `command` and `env` are given the paths that it sees. */
export interface SandboxedProgram {
  command(paths: SandboxPaths): readonly string[];
  env?(paths: SandboxPaths): Readonly<Record<string, string>>;
  readonly folder?: Folder;
  /** Folders that it may read, by their names beside the reader's folder. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Answers the questions that the program asks on the channel; absent: there is no channel. */
  readonly answer?: AnswerQuestion;
  /** How long it may last; absent: what any program may. */
  readonly limitMs?: number;
  /** The program reserves more memory than it uses, and stops by itself. */
  readonly hasOwnMemoryLimit?: boolean;
}

/** How a program ended, what it printed, and the folder that it left. */
export interface SandboxResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly limit?: Limit;
  readonly folder: Folder;
}

let chosen: Promise<Isolation | undefined> | undefined;

/** The strongest isolation that works on this machine; `undefined`: none works, so nothing may run. */
export function findIsolation(): Promise<Isolation | undefined> {
  chosen ??= strongest();
  return chosen;
}

async function strongest(): Promise<Isolation | undefined> {
  for (const isolation of isolationsFor(isRoot())) {
    const { stdout } = await runWith(isolation, { command: ({ node }) => [node, '-p', '6 * 7'] });
    if (stdout.trim() === '42') return isolation;
  }
  return undefined;
}

/** Runs a program without network and without files but those of its folder, for a limited time. */
export async function runInSandbox(program: SandboxedProgram): Promise<SandboxResult> {
  const isolation = await findIsolation();
  if (!isolation) throw new Error('aucune isolation : installe bubblewrap ou util-linux');
  return runWith(isolation, program);
}

/** The same with a given isolation. */
export async function runWith(
  isolation: Isolation,
  program: SandboxedProgram,
): Promise<SandboxResult> {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  const home = join(root, 'home');
  const { input = '', limitMs = TIME_LIMIT_MS, hasOwnMemoryLimit = false, answer } = program;
  const user = isRoot() && changesUser(isolation) ? freeUser() : undefined;
  try {
    mkdirSync(home);
    layOut(EMPTY_FOLDER, root, user);
    layOut(program.folder ?? EMPTY_FOLDER, home, user);
    const shared = shareFolders(isolation, root, program.beside ?? {});
    const limits = { limitMs, hasOwnMemoryLimit, user };
    const host = { root, node: process.execPath, ...shared, ...limits };
    const { paths, env: base, command } = isolateCommand(isolation, host);
    const env = { ...base, ...program.env?.(paths) };
    const inner = command(program.command(paths));
    const ended = await spawnGroup(inner, { env, cwd: home, input, limitMs, answer });
    const after = readFolder(home);
    const limit = ended.limit ?? (after ? undefined : 'folder');
    const clean = (text: string) => text.replaceAll(home, '/home/awa').replaceAll(root, '/home');
    return {
      status: ended.status,
      stdout: clean(ended.stdout),
      stderr: clean(ended.stderr),
      folder: after ?? EMPTY_FOLDER,
      ...(limit && { limit }),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * The folders of the runner and those beside the home, where the program can read them. Root mounts them
 * where they are. Another user may not be allowed to reach them there, so copies lie in `root`.
 */
function shareFolders(
  isolation: Isolation,
  root: string,
  beside: Readonly<Record<string, string>>,
): { runner: string; beside: Readonly<Record<string, string>> } {
  if (isolation === 'bubblewrap') return { runner: RUNNER_FOLDER, beside };
  const runner = join(root, 'runner');
  for (const name of programFolders()) {
    cpSync(join(RUNNER_FOLDER, name), join(runner, name), { recursive: true });
  }
  const copies = Object.entries(beside).map(([name, path]) => {
    cpSync(path, join(root, name), { recursive: true });
    return [name, join(root, name)];
  });
  return { runner, beside: Object.fromEntries(copies) };
}
