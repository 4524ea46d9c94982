import { execFileSync } from 'node:child_process';
import { type Folder, readFile, withFile, withoutFile } from './folder.ts';
import { isolate } from './isolate.ts';
import {
  isOnlyWritten,
  type Job,
  type Outcome,
  programOf,
  type Technology,
  withoutShown,
} from './sample.ts';

/** C and C++ differ by little: which compiler, which standard, what a fragment stands in. */
interface Language {
  readonly name: 'c' | 'cpp';
  readonly compiler: string;
  readonly brand: string;
  readonly standard: string;
  /** Around statements that have no `main` of their own. */
  readonly prelude: readonly string[];
}

const FLAGS = ['-Wall', '-Wextra', '-Werror', '-g', '-fsanitize=address,undefined'];
const STRICT = [...FLAGS, '-fno-sanitize-recover=undefined'];
const PROGRAM = '.exemple';
const KEYBOARD = '.clavier.o';
/** A main of its own, or what only stands outside of one. */
const IS_FILE =
  /\bmain\s*\(|^\s*#\s*include\b|^(?!(?:if|for|while|switch|else)\b)\w[^;={}]*\)\s*(const\s*)?\{/m;
/** Sanitizers reserve terabytes that they never touch: what they really use is counted instead. */
const SANITIZERS = { ASAN_OPTIONS: 'hard_rss_limit_mb=512:detect_stack_use_after_return=1' };

export const c: Technology = native({
  name: 'c',
  compiler: '/usr/bin/gcc',
  brand: 'gcc',
  standard: 'c17',
  prelude: ['stdbool.h', 'stdio.h', 'stdlib.h', 'string.h'],
});

export const cpp: Technology = native({
  name: 'cpp',
  compiler: '/usr/bin/g++',
  brand: 'g++',
  standard: 'c++20',
  prelude: ['algorithm', 'iostream', 'map', 'string', 'vector'],
});

function native(language: Language): Technology {
  const { name, compiler, brand, standard } = language;
  return {
    name,
    proof: `compilé par ${brand} (-std=${standard} -Wall -Wextra -Werror), exécuté sous surveillance de la mémoire et des opérations indéfinies`,
    fences: [{ word: name, continues: [name], words: ['file'] }],
    extension: name,
    toolchains: [brand],
    version: () =>
      `${brand} ${execFileSync(compiler, ['-dumpfullversion'], { encoding: 'utf8' }).trim()}`,
    run: (job) => compileAndRun(job, language),
  };
}

async function compileAndRun(job: Job, language: Language): Promise<Outcome> {
  const { sample, typed, shown } = job;
  const unnamed = `exemple.${language.name}`;
  const frame = `.cadre.${language.name}`;
  const name = sample.file ?? unnamed;
  const text = programOf(sample);
  const isFragment = !sample.file && !IS_FILE.test(text);
  const folder = withFile(
    withFile(job.folder, name, `${text}\n`),
    frame,
    frameOf(text, name, language),
  );
  const parts = [isFragment ? frame : name, ...othersOf(job.folder, name)];
  const release = await isolate({
    command: ({ guest }) => [
      '/usr/bin/bash',
      '-c',
      isOnlyWritten(sample) ? checkOf(name, language) : runOf(parts, guest, language),
    ],
    env: () => SANITIZERS,
    folder,
    input: typed.map((line) => `${line}\n`).join(''),
    hasOwnMemoryLimit: true,
  });
  const ours = [PROGRAM, KEYBOARD, frame, ...(sample.file ? [] : [unnamed])];
  return {
    output: withoutShown(release.stdout, shown),
    message: release.stderr,
    isFailure: release.status !== 0,
    folder: ours.reduce(withoutFile, release.folder),
    ...(release.limit && { limit: release.limit }),
  };
}

/** Statements in a `main`; `#line` makes messages name the reader's own file, and quote it. */
function frameOf(text: string, name: string, { prelude }: Language): string {
  const includes = prelude.map((header) => `#include <${header}>`);
  return [...includes, 'int main(void) {', `#line 1 "${name}"`, text, 'return 0; }\n'].join('\n');
}

/** The other sources of the folder, unless they start a program themselves. */
function othersOf(folder: Folder, name: string): string[] {
  const extension = name.slice(name.lastIndexOf('.'));
  return Object.keys(folder).filter(
    (path) =>
      path.endsWith(extension) &&
      path !== name &&
      !/\bmain\s*\(/.test(String(readFile(folder, path))),
  );
}

/** Included, because a header is no program; nothing is kept of it. */
function checkOf(name: string, language: Language): string {
  const nothing = `-x ${language.name === 'c' ? 'c' : 'c++'} /dev/null`;
  return `${compilerOf(language)} -fsyntax-only -include ./${name} ${nothing}`;
}

function runOf(parts: readonly string[], guest: string, language: Language): string {
  return [
    `/usr/bin/gcc -c ${guest}/keyboard.c -o ${KEYBOARD}`,
    `${compilerOf(language)} -o ${PROGRAM} ${parts.join(' ')} ${KEYBOARD}`,
    `exec ./${PROGRAM}`,
  ].join(' && ');
}

function compilerOf({ compiler, standard }: Language): string {
  return [compiler, `-std=${standard}`, ...STRICT].join(' ');
}
