import type { Result } from './run.ts';

const SLOWEST = 10;

/** The end of the log: every failure again, the slowest files, the steps, and the count alone. */
export function summaryOf(results: readonly Result[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const files = results.flatMap(({ seconds }) => [...seconds]);
  const slowest = files.toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
  return [
    ...(failures.length > 0 ? ['', 'Échecs :'] : []),
    ...failures.map(({ file, title, message }) => `✗ ${file}\n    ${title}\n    ${message}`),
    ...(slowest.length > 0 ? ['', 'Fichiers les plus lents :'] : []),
    ...slowest.map(([file, seconds]) => `${inSeconds(seconds)}  ${file}`),
    '',
    'Étapes :',
    ...results.map(
      ({ name, passed, failures, took }) =>
        `${inSeconds(took)}  ${failures.length > 0 ? '✗' : '✓'} ${name} : ` +
        `${passed} réussis, ${failures.length} échoués`,
    ),
    `${passed} passed, ${failures.length} failed`,
  ];
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s`;
}
