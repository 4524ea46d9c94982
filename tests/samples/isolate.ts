import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import type { Ask } from './dialogue.ts';
import { EMPTY_FOLDER, type Folder, layOut, readFolder } from './folder.ts';
import { spawnGroup, TIME_LIMIT_MS } from './group.ts';
import type { Limit } from './sample.ts';
import { changesUser, type Isolation, isRoot, kindsOf, type Places, wrap } from './walls.ts';

const GUEST = join(import.meta.dirname, 'guest');
/** A user of its own for each run: the limit on processes counts those of one user. */
const FIRST_USER = 62_000;
const LAST_USER = 65_000;

/** A program to run apart. `command` and `env` are told where things are behind the walls. */
export interface Cell {
  command(places: Places): readonly string[];
  env?(places: Places): Readonly<Record<string, string>>;
  readonly folder?: Folder;
  /** Folders of ours to read, by the names they have beside the reader's own. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly ask?: Ask;
  /** Ten seconds, but for what waits for a browser. */
  readonly limitMs?: number;
  /** It reserves more than it uses, and stops by itself. */
  readonly hasOwnMemoryLimit?: boolean;
}

export interface Release {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly limit?: Limit;
  readonly folder: Folder;
}

let chosen: Promise<Isolation | undefined> | undefined;

/** The strongest walls that this machine can build; `undefined`: none, so nothing may run. */
export function findIsolation(): Promise<Isolation | undefined> {
  chosen ??= strongest();
  return chosen;
}

async function strongest(): Promise<Isolation | undefined> {
  const beside = cacheToReach();
  for (const kind of kindsOf(isRoot())) {
    const trial: Cell = { command: ({ node }) => [node, '-p', '6 * 7'], beside };
    const { stdout } = await runIn(kind, trial);
    if (stdout.trim() === '42') return kind;
  }
  return undefined;
}

/** An empty folder where toolchains are: walls whose user may not enter the cache are of no use. */
function cacheToReach(): Readonly<Record<string, string>> {
  const reach = cacheFolder('reach');
  try {
    mkdirSync(reach, { recursive: true });
    return { reach };
  } catch {
    // No toolchain is there, so nothing is to be reached.
    return {};
  }
}

/** Runs a program without network or files but its folder's, for a limited time. */
export async function isolate(cell: Cell): Promise<Release> {
  const kind = await findIsolation();
  if (!kind) throw new Error('aucune isolation : installe bubblewrap ou util-linux');
  return runIn(kind, cell);
}

/** The same behind given walls. */
export async function runIn(kind: Isolation, cell: Cell): Promise<Release> {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  const home = join(root, 'home');
  const { input = '', limitMs = TIME_LIMIT_MS, hasOwnMemoryLimit = false, beside = {}, ask } = cell;
  const user = isRoot() && changesUser(kind) ? randomInt(FIRST_USER, LAST_USER) : undefined;
  try {
    mkdirSync(home);
    layOut(EMPTY_FOLDER, root, user);
    layOut(cell.folder ?? EMPTY_FOLDER, home, user);
    // Without a file system of its own, a program may not be allowed to read the project.
    if (!kind.endsWith('bubblewrap')) {
      for (const [name, path] of Object.entries({ guest: GUEST, ...beside })) {
        cpSync(path, join(root, name), { recursive: true });
      }
    }
    const limits = { limitMs, hasOwnMemoryLimit, beside };
    const walls = wrap(kind, { root, guest: GUEST, node: process.execPath, user, ...limits });
    const env = { ...walls.env, ...cell.env?.(walls.places) };
    const command = walls.command(cell.command(walls.places));
    const ended = await spawnGroup(command, { env, cwd: home, input, limitMs, ask });
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
