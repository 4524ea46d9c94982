import type { TestRun } from '../run/technology.ts';
import type { SandboxResult } from '../sandbox/sandbox.ts';

/** Reads the report of a program that ran tests: JSON after U+001E, at the end of its output. */
export function testRunOf({ stdout, stderr, limit }: SandboxResult): TestRun {
  const [, report] = stdout.split('\x1E');
  if (report) return JSON.parse(report);
  const trouble = limit === 'time' ? 'interrompu : une boucle ou un test ne finit pas' : stderr;
  return { count: 0, failed: [], error: trouble || 'les tests se sont arrêtés sans rien dire' };
}
