import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../../../../src/cache/cache.ts';
import { cacheFolder } from '../../../../src/cache/cache-folder.ts';
import { installOnce } from '../../../support/toolchain.ts';

/** A program of a newer Debian than the machine's, and what it takes with it. */
interface Unpacked {
  readonly suite: 'sid' | 'trixie';
  readonly packages: readonly string[];
  /** What runs in `bin/`, by its name there, and where it is. */
  readonly programs: Readonly<Record<string, string>>;
  /** What is done once all is there, with the first of `programs`. */
  readonly finish?: readonly string[];
}

const UNPACKED: Readonly<Record<string, Unpacked>> = {
  'python3.15': {
    suite: 'sid',
    packages: ['python3.15'],
    programs: { python3: 'usr/bin/python3.15' },
    // Debian does so when it installs: each start would else compile what it imports.
    finish: ['-m', 'compileall', '-q', 'usr/lib/python3.15'],
  },
};

const APT_GET = '/usr/bin/apt-get';
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
const MIRROR = 'http://deb.debian.org/debian';
const HASH_LENGTH = 8;
const EXECUTABLE = 0o755;

/** Whether a toolchain is one of a newer Debian. */
export function isUnpacked(name: string): boolean {
  return name in UNPACKED;
}

/** The folder, outside the checkout, whose `bin` holds the programs of such a toolchain. */
export function unpackedFolder(name: string): string {
  const key = keyOf(UNPACKED[name]).slice(0, HASH_LENGTH);
  return cacheFolder('toolchains', `${name}-${key}`);
}

export function hasUnpacked(name: string): boolean {
  return existsSync(unpackedFolder(name));
}

/** Throws a French sentence when Debian cannot be reached. */
export function unpack(name: string): void {
  const asked = UNPACKED[name];
  if (!asked) throw new Error(`${name} is no toolchain of a newer Debian`);
  try {
    installOnce(unpackedFolder(name), (draft) => {
      console.error(`${name}, de Debian ${asked.suite} : téléchargement dans ${draft}…`);
      fill(draft, asked);
    });
  } catch (error) {
    const { stderr = error } = error as { stderr?: Buffer };
    const [reason = ''] = /(?<=^E: ).+/m.exec(String(stderr)) ?? [String(stderr).trim()];
    throw new Error(
      `${name} n’a pas pu venir de Debian ${asked.suite} (${reason}) : vérifie la connexion, et relance.`,
    );
  }
}

/**
 * Downloads the packages and all that they need, down to the C library, with lists of their own, and unpacks
 * them side by side: nothing of the machine changes, and no right is asked.
 */
function fill(draft: string, { suite, packages, programs, finish }: Unpacked): void {
  const state = join(draft, 'apt');
  for (const path of ['lists/partial', 'archives/partial'])
    mkdirSync(join(state, path), { recursive: true });
  writeFileSync(join(state, 'status'), '');
  writeFileSync(join(state, 'sources.list'), `deb [signed-by=${KEYS}] ${MIRROR} ${suite} main\n`);
  const apt = (...args: string[]) => run(APT_GET, [...optionsOf(state), ...args]);
  apt('update');
  apt('--yes', '--download-only', '--no-install-recommends', 'install', ...packages);
  for (const file of globSync(join(state, 'archives/*.deb'))) run('dpkg', ['-x', file, draft]);
  for (const path of [state, ...globSync(join(draft, 'usr/share/{doc,man,locale}'))])
    rmSync(path, { recursive: true });
  mkdirSync(join(draft, 'bin'));
  for (const [command, program] of Object.entries(programs))
    writeFileSync(join(draft, 'bin', command), starter(draft, program), { mode: EXECUTABLE });
  const [first = ''] = Object.keys(programs);
  if (finish) run(join(draft, 'bin', first), finish, draft);
}

function optionsOf(state: string): string[] {
  return [
    `Dir::Etc::sourcelist=${state}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State=${state}`,
    `Dir::State::status=${state}/status`,
    `Dir::Cache=${state}`,
    'Acquire::Languages=none',
    'Acquire::Retries=3',
    'APT::Sandbox::User=root',
    'APT::Update::Error-Mode=any',
  ].flatMap((option) => ['-o', option]);
}

/** Starts a program by the loader and the libraries that came with it: those of the machine are too old. */
function starter(draft: string, program: string): string {
  const [loader = ''] = globSync('usr/lib*/ld-linux*.so.*', { cwd: draft });
  const [libraries = ''] = globSync('usr/lib/*-linux-gnu', { cwd: draft });
  return [
    '#!/bin/sh',
    'here=$(dirname "$(dirname "$0")")',
    `exec "$here/${loader}" --argv0 "$here/${program}" --library-path "$here/${libraries}" "$here/${program}" "$@"`,
    '',
  ].join('\n');
}

function run(command: string, args: readonly string[], cwd?: string): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}
