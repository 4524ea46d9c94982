import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ageOf, KEPT_MS, keyOf, touch } from '../../src/cache/cache.ts';
import { cacheFolder } from '../../src/cache/cache-folder.ts';

/** Together they decide every byte that npm installs, so their hash names the installed folder. */
const MANIFEST = 'package.json';
const FILES = [MANIFEST, 'package-lock.json'];
const HASH_LENGTH = 8;
const OPTIONS = ['--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'];
const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier'];
/** What a system says of a folder that cannot be written. */
const FOLDER_FAULTS = ['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];
/** For npm, and for whoever waits for another process to finish the same installation. */
const LIMIT_MS = 600_000;

/** Where the packages of a folder that holds `package.json` and its lock are, once installed. */
export function toolchainFolder(source: string): string {
  const key = keyOf(FILES.map((file) => readFileSync(join(source, file), 'utf8')));
  return cacheFolder('toolchains', `${basename(source)}-${key.slice(0, HASH_LENGTH)}`);
}

/**
 * Installs what a folder asks for, unless it is there, and gives the folder that holds `node_modules`.
 * Says what it installs. Throws one French sentence, which says what to do, when npm cannot.
 */
export function installToolchain(source: string): string {
  const folder = toolchainFolder(source);
  try {
    installOnce(folder, (draft) => install(source, folder, draft));
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(
      `${basename(source)} n’a pas pu être installé par npm (${reason}) : ${remedyOf(reason)}, et relance.`,
    );
  }
  return folder;
}

/**
 * Fills a folder of the cache, unless it is there: `fill` is given a draft, which is renamed when it is complete, so
 * that what was interrupted is never taken for installed. Throws what `fill` throws.
 */
export function installOnce(folder: string, fill: (draft: string) => void): void {
  const draft = `${folder}.draft`;
  const work = () => {
    // Another process may have installed it while this one waited for the lock.
    if (existsSync(folder)) return;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft);
    try {
      fill(draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  };
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) alone(`${folder}.lock`, work);
  touch(folder);
  prune(dirname(folder));
}

function install(source: string, folder: string, draft: string): void {
  const { name, description = name } = JSON.parse(readFileSync(join(source, MANIFEST), 'utf8'));
  console.error(`${description} : installation par npm dans ${folder}…`);
  for (const file of FILES) copyFileSync(join(source, file), join(draft, file));
  npm(['ci', ...OPTIONS, ...QUIET, '--prefix', draft], draft);
}

/** The npm beside this Node if there is one, else the first of the PATH, run by this Node. */
function npm(args: readonly string[], cwd: string): void {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  execFileSync('npm', args, {
    cwd,
    // Its own patience before it tries again would be ten seconds, then a minute.
    env: {
      npm_config_fetch_retry_mintimeout: '1000',
      npm_config_fetch_retry_maxtimeout: '5000',
      ...process.env,
      PATH: path,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
  });
}

/** « ECONNREFUSED », or the first line of what npm complains about. */
function reasonOf(error: unknown): string {
  const { stderr, code } = error as { stderr?: Buffer; code?: string };
  const [, line] = /npm (?:error|ERR!) (?:code )?(.+)/.exec(String(stderr ?? '')) ?? [];
  return line ?? code ?? String(error);
}

function remedyOf(reason: string): string {
  if (reason === 'ENOENT') return 'installe npm';
  if (FOLDER_FAULTS.includes(reason)) return 'donne un autre dossier par SAMPLES_CACHE';
  return 'vérifie la connexion, ou donne un autre dépôt par npm_config_registry';
}

/** Runs while no other process holds the lock. SQLite's is freed even by a process that is killed. */
function alone(file: string, work: () => void): void {
  const lock = new DatabaseSync(file, { timeout: LIMIT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    work();
  } finally {
    lock.close();
  }
}

/** Versions that nobody uses any more, and what interrupted installations left. */
function prune(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (ageOf(path) > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}
