import type { TestRun } from '../run/technology.ts';
import type { SandboxResult } from '../sandbox/sandbox.ts';

const ENDLESS = 'ne finit pas';

/** Reads the report of a program that ran tests: JSON after U+001E, at the end of its output. */
export function testRunOf({ stdout, stderr, limit }: SandboxResult): TestRun {
  const [, report] = stdout.split('\x1E');
  if (report) return JSON.parse(report);
  const trouble = limit === 'time' ? 'interrompu : une boucle ou un test ne finit pas' : stderr;
  return notRun(trouble || 'les tests se sont arrêtés sans rien dire');
}

/** How unittest and JUnit tell what was got and what was wanted, and how the bench of the page does. */
const COMPARED: readonly (readonly [RegExp, string])[] = [
  [/^(?:\w+ differ: )?(.+) != (.+)$/, 'reçu : $1 ; attendu : $2'],
  [/^(?:(.+) ==> )?expected: <(.*)> but was: <(.*)>$/, '$1 reçu : $3 ; attendu : $2'],
];

/** The same run; what was got and wanted is told in French. */
export function inFrench<Run extends TestRun>(run: Run): Run {
  const tests = run.tests.map(({ name, fault }) => {
    const told = (text: string) =>
      COMPARED.reduce((said, [words, ours]) => said.replace(words, ours), text).trim();
    return { name, ...(fault !== undefined && { fault: told(fault) }) };
  });
  return { ...run, tests };
}

/**
 * What a bench of the page said of each test. The page lists the tests before they run: the same ones;
 * `isStopped`: the one after the last verdict never ended.
 */
export function runOfVerdicts(
  verdicts: readonly { name: string; isPassed: boolean; text: string }[],
  listed: readonly string[],
  isStopped = false,
): TestRun {
  const endless = isStopped ? listed[verdicts.length] : undefined;
  const names = verdicts.map(({ name }) => name);
  const reached = endless === undefined ? listed : listed.slice(0, verdicts.length);
  if (String(names) !== String(reached)) {
    return notRun(
      `la page annonce ${listed.join(', ')} — écris chaque nom en toutes lettres après « test( »`,
    );
  }
  const tests = verdicts.map(({ name, isPassed, text }) => ({
    name,
    ...(!isPassed && { fault: text }),
  }));
  return { tests: endless === undefined ? tests : [...tests, { name: endless, fault: ENDLESS }] };
}

/** Tests that could not run, and why. */
export function notRun(error: string): TestRun {
  return { tests: [], error };
}
