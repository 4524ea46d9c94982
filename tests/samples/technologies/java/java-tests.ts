import { testRunOf } from '../../exercises/test-report.ts';
import { type Folder, readFile, withFile, withoutFile } from '../../read/folder.ts';
import type { Job, Outcome, TestRun } from '../../run/technology.ts';
import { type JavaLibraries, JUNIT_LAUNCHER } from './java-libraries.ts';
import { javaSourceOf } from './java-source.ts';
import { compileJava, type JavaProgram, startJava } from './javac.ts';

/** In Java a file has the name of its class. */
const NAMES = [
  ['exercice.java', 'Exercice.java'],
  ['tests.java', 'Tests.java'],
] as const;
const TESTS = 'Tests';

/** Compiles an exercise with its tests and runs them by JUnit in the sandbox. */
export function runJavaTests(folder: Folder, java: JavaLibraries): Promise<TestRun> {
  const whole = NAMES.reduce(renamed, folder);
  const names = NAMES.map(([, name]) => name);
  return runTests({ folder: whole, names }, TESTS, java);
}

/** Runs a sample that is a class of tests. It prints what each failed test says, then the line that Maven ends with. */
export async function runTestSample(
  { sample, folder }: Job,
  program: JavaProgram,
  java: JavaLibraries,
): Promise<Outcome> {
  const { main = '' } = javaSourceOf(sample);
  const { count, failed, errors = 0, error } = await runTests(program, main, java);
  if (error) return { output: '', message: error, isFailure: true, folder };
  const counts = `Failures: ${failed.length - errors}, Errors: ${errors}, Skipped: 0`;
  const text = [...failed, `Tests run: ${count}, ${counts}`].join('\n');
  const isFailure = failed.length > 0;
  return { output: isFailure ? '' : text, message: isFailure ? text : '', isFailure, folder };
}

async function runTests(
  program: JavaProgram,
  tests: string,
  java: JavaLibraries,
): Promise<TestRun & { readonly errors?: number }> {
  const libraries = [...java.libraries, ...JUNIT_LAUNCHER];
  const kit = { ...java, launcher: 'TestLauncher', libraries };
  const [compiled] = await compileJava([program], kit);
  if (!compiled?.classes) return { count: 0, failed: [], error: compiled?.message ?? '' };
  return testRunOf(await startJava({ ...program.folder, ...compiled.classes }, kit, tests));
}

function renamed(folder: Folder, [from, to]: readonly [string, string]): Folder {
  return withFile(withoutFile(folder, from), to, String(readFile(folder, from) ?? ''));
}
