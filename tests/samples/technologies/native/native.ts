import { execFileSync } from 'node:child_process';
import { withFile, withoutFile } from '../../read/folder.ts';
import { isOnlyWritten, programOf } from '../../read/sample.ts';
import {
  ended,
  type Job,
  type Outcome,
  type Technology,
  withoutShown,
} from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
import { compilerOf, type Language, othersOf, SANITIZERS } from './native-compiler.ts';
import { runNativeTests } from './native-tests.ts';

const PROGRAM = '.exemple';
const KEYBOARD = '.clavier.o';
/** The sample has a `main`, or something that cannot stand in one. */
const IS_FILE =
  /\bmain\s*\(|^\s*#\s*include\b|^(?!(?:if|for|while|switch|else)\b)\w[^;={}]*\)\s*(const\s*)?\{/m;
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
    module: import.meta.filename,
    proof: `compilé par ${brand} (-std=${standard} -Wall -Wextra -Werror), exécuté sous surveillance de la mémoire et des opérations indéfinies`,
    fences: [{ word: name, continues: [name], words: ['file'] }],
    extension: name,
    toolchains: [brand],
    version: () =>
      `${brand} ${execFileSync(compiler, ['-dumpfullversion'], { encoding: 'utf8' }).trim()}`,
    run: (job) => compileAndRun(job, language),
    test: { extension: name, run: (folder) => runNativeTests(folder, language) },
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
  const release = await runInSandbox({
    command: ({ runner }) => [
      '/usr/bin/bash',
      '-c',
      isOnlyWritten(sample) ? checkOf(name, language) : runOf(parts, runner, language),
    ],
    env: () => SANITIZERS,
    folder,
    input: typed.map((line) => `${line}\n`).join(''),
    hasOwnMemoryLimit: true,
  });
  const ours = [PROGRAM, KEYBOARD, frame, ...(sample.file ? [] : [unnamed])];
  return ended(release, {
    output: withoutShown(release.stdout, shown),
    folder: ours.reduce(withoutFile, release.folder),
  });
}

/** Puts statements in a `main`. `#line` makes messages name and quote the reader's file. */
function frameOf(text: string, name: string, { prelude }: Language): string {
  const includes = prelude.map((header) => `#include <${header}>`);
  return [...includes, 'int main(void) {', `#line 1 "${name}"`, text, 'return 0; }\n'].join('\n');
}

/** Checks a file by including it, because it may be a header. Nothing is written. */
function checkOf(name: string, language: Language): string {
  const nothing = `-x ${language.name === 'c' ? 'c' : 'c++'} /dev/null`;
  return `${compilerOf(language)} -Werror -fsyntax-only -include ./${name} ${nothing}`;
}

function runOf(parts: readonly string[], runner: string, language: Language): string {
  return [
    `/usr/bin/gcc -c ${runner}/technologies/native/programs/keyboard.c -o ${KEYBOARD}`,
    `${compilerOf(language)} -Werror -o ${PROGRAM} ${parts.join(' ')} ${KEYBOARD}`,
    `exec ./${PROGRAM}`,
  ].join(' && ');
}
