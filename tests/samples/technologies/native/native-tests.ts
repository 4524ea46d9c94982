import { testRunOf } from '../../exercises/test-report.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import type { TestResult, TestRun } from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
import { compilerOf, type Language, othersOf, SANITIZERS } from './native-compiler.ts';

const PROGRAM = './.essais';

/**
 * Compiles tests with the exercise and `essai.h`, then runs each with its own process. A warning of the
 * compiler is a failed test, because only it may refuse the starter.
 */
export async function runNativeTests(folder: Folder, language: Language): Promise<TestRun> {
  const tests = `tests.${language.name}`;
  const text = String(readFile(folder, tests));
  const others = othersOf(folder, tests).filter((path) => !text.includes(`#include "${path}"`));
  const compile = (runner: string) =>
    `${compilerOf(language)} -I${runner}/technologies/native/programs -o ${PROGRAM} ${[tests, ...others].join(' ')} -lm`;
  const release = await runInSandbox({
    command: ({ runner, node }) => [
      '/usr/bin/bash',
      '-c',
      `${compile(runner)} && exec ${node} ${runner}/technologies/native/programs/native-tests.ts ${PROGRAM}`,
    ],
    env: () => SANITIZERS,
    folder,
    hasOwnMemoryLimit: true,
  });
  const { tests: ran, error } = testRunOf(release);
  if (error) return { tests: ran, error };
  return { tests: [...warningsIn(release.stderr, language), ...ran] };
}

function warningsIn(stderr: string, { brand }: Language): TestResult[] {
  const warnings = stderr.match(/^\S+: warning: .*$/gm) ?? [];
  return warnings.map((warning) => ({ name: brand, fault: warning }));
}
