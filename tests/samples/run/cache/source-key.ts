import { globSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { keyOf } from '../../../../src/cache/cache.ts';
import { RUNNER_FOLDER } from '../../sandbox/isolation.ts';
import type { Technology } from '../technology.ts';

/** What proves any sample and any exercise, whatever its technology. */
const PROVERS = ['run/prove.ts', 'exercises/exercises.ts'].map((name) => join(RUNNER_FOLDER, name));
const RUN = join(RUNNER_FOLDER, 'run/run.ts');
const TECHNOLOGIES = join(RUNNER_FOLDER, 'technologies/');
const TOOLCHAINS = join(RUNNER_FOLDER, 'toolchains');
/** The versions of the packages that samples may import, and sources that stand for libraries. */
const TOOLCHAIN_FILES = '{package.json,package-lock.json,stubs/**/*.*,double/**/*.*}';
/** `import … from './a.ts'`, `import './a.ts'`, `import(…)`, `import.meta.resolve(…)`; not `import type`. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^;'"]*\sfrom\s+)?'([^']+)'|\bimport(?:\.meta\.resolve)?\('([^']+)'\)/gm;
/** A program of the sandbox, or a folder of them, as technologies name it. */
const PROGRAM = /\$\{(?:paths\.)?runner\}\/([\w./-]*\w)/g;

/** Reads the text of a file. Tests give another one, to see what an edit would change. */
type ReadText = (file: string) => string;
const readText: ReadText = (file) => readFileSync(file, 'utf8');
/** Every sample asks for it, and no file of ours changes during a run. */
const keys = new WeakMap<Technology, string>();

/**
 * A key that changes with everything of ours that a result of this technology depends on: the modules
 * that its own module imports, the programs of the sandbox that they name, the versions of the packages
 * that they import, its toolchains, and the modules that prove every technology.
 */
export function sourceKeyOf(technology: Technology): string {
  const key = keys.get(technology) ?? readSourceKey(technology);
  keys.set(technology, key);
  return key;
}

/** The same, not kept: every file is read again. */
export function readSourceKey(technology: Technology, read: ReadText = readText): string {
  const toolchains = technology.toolchains.flatMap((name) =>
    globSync(join(TOOLCHAINS, name, TOOLCHAIN_FILES)).sort(),
  );
  const files = [...sourcesOf(technology, read), ...toolchains];
  return keyOf(files.map((file) => [relative(RUNNER_FOLDER, file), read(file)]));
}

/** A key that changes with what reads, proves and reports any sample, technologies apart. */
export function runnerKey(): string {
  return keyOf(followAll([RUN], isShared, readText).map(readText));
}

/** The files of the runner, and the manifests of packages, that a result of this technology depends on. */
export function sourcesOf({ module }: Technology, read: ReadText = readText): string[] {
  const own = followAll([module], () => true, read);
  return [...new Set([...own, ...followAll(PROVERS, isShared, read)])].sort();
}

/** What proves everything imports the list of all technologies: only its own technology counts. */
function isShared(file: string): boolean {
  return !file.startsWith(TECHNOLOGIES);
}

/** These files, and all that they use in turn, in a fixed order. */
function followAll(
  files: readonly string[],
  isFollowed: (file: string) => boolean,
  read: ReadText,
): string[] {
  const found = new Set<string>();
  for (const file of files) follow(file);
  return [...found].sort();

  function follow(file: string): void {
    if (found.has(file) || !isFollowed(file)) return;
    found.add(file);
    if (!file.endsWith('.ts')) return;
    for (const used of usedBy(file, read(file))) follow(used);
  }
}

function usedBy(file: string, text: string): string[] {
  const imported = [...text.matchAll(IMPORT)].map(([, one, other]) => one ?? other ?? '');
  const programs = [...text.matchAll(PROGRAM)].map(([, path = '']) => join(RUNNER_FOLDER, path));
  return [...imported.flatMap((name) => resolve(name, file)), ...programs.flatMap(filesAt)];
}

/** The file of a module; of a package its manifest, which holds its version. Node's own modules give nothing. */
function resolve(name: string, from: string): string[] {
  // The text of a program for the reader's folder imports files that are not ours.
  if (name.startsWith('.')) return name.endsWith('.ts') ? [join(dirname(from), name)] : [];
  if (name.startsWith('node:')) return [];
  try {
    return [findPackageJSON(name, from)].filter((manifest) => manifest !== undefined);
  } catch {
    // Not a package of ours: a program for the reader's folder imports it.
    return [];
  }
}

function filesAt(path: string): string[] {
  const isFolder = statSync(path).isDirectory();
  return isFolder ? globSync(join(path, '*')).sort() : [path];
}
