import type { TestRun } from '../run/technology.ts';
import type { SandboxResult } from '../sandbox/sandbox.ts';

/** Reads the report of a program that ran tests: JSON after U+001E, at the end of its output. */
export function testRunOf({ stdout, stderr, limit }: SandboxResult): TestRun {
  const [, report] = stdout.split('\x1E');
  if (report) return JSON.parse(report);
  const trouble = limit === 'time' ? 'interrompu : une boucle ou un test ne finit pas' : stderr;
  return notRun(trouble || 'les tests se sont arrêtés sans rien dire');
}

/** What a bench of the page said of each test. The page lists the tests before they run: the same ones. */
export function runOfVerdicts(
  verdicts: readonly { name: string; isPassed: boolean; text: string }[],
  listed: readonly string[],
): TestRun {
  const names = verdicts.map(({ name }) => name);
  if (String(names) !== String(listed)) {
    return notRun(
      `la page annonce ${listed.join(', ')} — écris chaque nom en toutes lettres après « test( »`,
    );
  }
  return {
    tests: verdicts.map(({ name, isPassed, text }) => ({
      name,
      ...(!isPassed && { fault: text }),
    })),
  };
}

/** Tests that could not run, and why. */
export function notRun(error: string): TestRun {
  return { tests: [], error };
}
