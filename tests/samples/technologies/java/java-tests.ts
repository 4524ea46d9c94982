import { testRunOf } from '../../exercises/test-report.ts';
import { type Folder, readFile, withFile, withoutFile } from '../../read/folder.ts';
import type { TestRun } from '../../run/technology.ts';
import { type JavaLibraries, JUNIT_LAUNCHER } from './java-libraries.ts';
import { compileJava, startJava } from './javac.ts';

/** In Java a file has the name of its class. */
const NAMES = [
  ['exercice.java', 'Exercice.java'],
  ['tests.java', 'Tests.java'],
] as const;
const TESTS = 'Tests';

/** Compiles an exercise with its tests and runs them by JUnit in the sandbox. */
export async function runJavaTests(folder: Folder, java: JavaLibraries): Promise<TestRun> {
  const libraries = [...java.libraries, ...JUNIT_LAUNCHER];
  const kit = { ...java, launcher: 'TestLauncher', libraries };
  const whole = NAMES.reduce(renamed, folder);
  const names = NAMES.map(([, name]) => name);
  const [compiled] = await compileJava([{ folder: whole, names }], kit);
  if (!compiled?.classes) return { count: 0, failed: [], error: compiled?.message ?? '' };
  return testRunOf(await startJava({ ...whole, ...compiled.classes }, kit, TESTS));
}

function renamed(folder: Folder, [from, to]: readonly [string, string]): Folder {
  return withFile(withoutFile(folder, from), to, String(readFile(folder, from) ?? ''));
}
