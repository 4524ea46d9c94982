import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noCache } from '../run/cache/cache.ts';
import { faultText } from '../run/report/report.ts';
import { runSamples } from '../run/run.ts';

const SLOW_MS = 120_000;

/** The files of an exercise by their names; `undefined` leaves one out. */
export type Files = Readonly<Record<string, string | undefined>>;

/** What the runner says of an exercise made of these files, by its folder. */
export async function faultsOf(
  files: Files,
  name = '1-double',
  tutorial = 'essai',
): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'samples-exercises-'));
  try {
    const folder = join(root, tutorial, 'exercises', name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      if (text !== undefined) writeFileSync(join(folder, file), text);
    }
    const { faults } = await runSamples([root], noCache);
    return faults.map((fault) => faultText(fault).replace(`${root}/${tutorial}/exercises/`, ''));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Tests broken ways of an exercise, and what is told of each among its faults. */
export function refuses(
  good: Files,
  cases: readonly (readonly [string, Files, string])[],
  tutorial?: string,
): void {
  it('accepts a starter that misses a test, and a solution that passes', {
    timeout: SLOW_MS,
  }, async () => {
    expect(await faultsOf(good, '6-caisse', tutorial)).toEqual([]);
  });

  it.each(cases)('refuses %s', { timeout: SLOW_MS }, async (_, changes, message) => {
    expect((await faultsOf({ ...good, ...changes }, '6-caisse', tutorial)).join('\n')).toContain(
      message,
    );
  });
}
