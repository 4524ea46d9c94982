import { inFrench, notRun, testRunOf } from '../../exercises/test-report.ts';
import { type Folder, readFile, withFile, withoutFile } from '../../read/folder.ts';
import { atOnce } from '../../run/at-once.ts';
import {
  failed,
  failedIn,
  type Job,
  type Outcome,
  type TestRun,
  written,
} from '../../run/technology.ts';
import { type JavaLibraries, JUNIT_LAUNCHER } from './java-libraries.ts';
import { javaSourceOf } from './java-source.ts';
import { type Compiled, compileJava, type JavaKit, type JavaProgram, startJava } from './javac.ts';

/** In Java a file has the name of its class. */
const NAMES = [
  ['exercice.java', 'Exercice.java'],
  ['tests.java', 'Tests.java'],
] as const;
const TESTS = 'Tests';

/** How exercises are compiled with their tests, all at once, and run by JUnit in the sandbox. */
export function javaTester(java: JavaLibraries) {
  const kit = kitOf(java);
  const names = NAMES.map(([, name]) => name);
  const exercises = atOnce(
    (folders: readonly Folder[]) =>
      compileJava(
        folders.map((folder) => ({ folder: NAMES.reduce(renamed, folder), names })),
        kit,
      ),
    (folder) => folder,
  );
  return {
    extension: 'java',
    prepare: exercises.prepare,
    run: async (folder: Folder) =>
      inFrench(
        await runTests(NAMES.reduce(renamed, folder), await exercises.madeOf(folder), kit, TESTS),
      ),
  };
}

/** Runs a sample that is a class of tests. It prints what each failed test says, then the line that Maven ends with. */
export async function runTestSample(
  job: Job,
  program: JavaProgram,
  java: JavaLibraries,
): Promise<Outcome> {
  const { main = '' } = javaSourceOf(job.sample);
  const kit = kitOf(java);
  const [compiled] = await compileJava([program], kit);
  const { tests, errors = 0, error } = await runTests(program.folder, compiled, kit, main);
  if (error) return failed(job, error);
  const missed = failedIn(tests);
  const counts = `Failures: ${missed.length - errors}, Errors: ${errors}, Skipped: 0`;
  const text = [...missed, `Tests run: ${tests.length}, ${counts}`].join('\n');
  return missed.length > 0 ? failed(job, text) : { ...written(job), output: text };
}

function kitOf(java: JavaLibraries): JavaKit {
  return { ...java, launcher: 'TestLauncher', libraries: [...java.libraries, ...JUNIT_LAUNCHER] };
}

async function runTests(
  folder: Folder,
  compiled: Compiled | undefined,
  kit: JavaKit,
  tests: string,
): Promise<TestRun & { readonly errors?: number }> {
  if (!compiled?.classes) return notRun(compiled?.message ?? '');
  return testRunOf(await startJava({ ...folder, ...compiled.classes }, kit, tests));
}

function renamed(folder: Folder, [from, to]: readonly [string, string]): Folder {
  return withFile(withoutFile(folder, from), to, String(readFile(folder, from) ?? ''));
}
