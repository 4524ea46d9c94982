import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { noCache, openCache } from '../../../src/cache/cache.ts';
import { closeChromium } from '../page/chromium.ts';
import { testKeyOf } from '../run/cache/test-cache.ts';
import { faultText } from '../run/report/report.ts';
import { proveSamples } from '../run/run.ts';
import { collectExercises } from './collect.ts';

const NAME = '6-caisse';
const TUTORIAL = 'essai';

/** The files of an exercise by their names; `undefined` leaves one out. */
export type Files = Readonly<Record<string, string | undefined>>;

interface PlantedExercise {
  readonly files: Files;
  readonly name?: string | undefined;
  readonly tutorial?: string | undefined;
}

interface Answer {
  readonly key: string;
  readonly faults: readonly string[];
}

const cache = openCache();
afterAll(closeChromium);

/** What the runner says of an exercise made of these files, by its folder. */
export async function faultsOf(
  files: Files,
  name?: string,
  tutorial?: string,
): Promise<readonly string[]> {
  const [answer] = await askRunner([{ files, name, tutorial }]);
  return checked(answer);
}

/** Tests that a good exercise is accepted, and what the runner says of each broken variant of it. */
export function refuses(
  good: Files,
  cases: readonly (readonly [string, Files, string | RegExp])[],
  tutorial?: string,
): void {
  const variants = cases.map(([, changes]) => ({ files: { ...good, ...changes }, tutorial }));
  let answers: Promise<Answer[]> | undefined;
  const faultsAt = async (at: number) => {
    // All together: they share two workers and one browser.
    answers ??= askRunner([{ files: good, tutorial }, ...variants]);
    return checked((await answers)[at]);
  };

  it('accepts a starter that misses a test, and a solution that passes', async () => {
    expect(await faultsAt(0)).toEqual([]);
  });

  const numbered = cases.map(([title, , message], at) => [title, at + 1, message] as const);
  it.each(numbered)('refuses %s', async (_, at, message) => {
    expect((await faultsAt(at)).join('\n')).toMatch(message);
  });
}

/** Puts an answer in the cache once the test that got it has passed. */
function checked(answer: Answer | undefined): readonly string[] {
  if (!answer) throw new Error('no answer');
  const { key, faults } = answer;
  onTestFinished(({ task }) => {
    if (task.result?.state === 'pass') cache.put(key, faults);
  });
  return faults;
}

/** Runs the exercises that the cache does not know, all at once. */
async function askRunner(planted: readonly PlantedExercise[]): Promise<Answer[]> {
  const root = mkdtempSync(join(tmpdir(), 'samples-exercises-'));
  try {
    const folders = planted.map((exercise, at) => plant(exercise, join(root, String(at))));
    const keys = await Promise.all(
      planted.map((exercise, at) => {
        const { exercises } = collectExercises(join(root, String(at)));
        return testKeyOf(
          exercise,
          exercises.map(({ technology }) => technology),
        );
      }),
    );
    const known = keys.map((key) => cache.get<string[]>(key));
    const unknown = folders.filter((_, at) => !known[at]);
    const { faults } = await proveSamples(unknown, noCache);
    return keys.map((key, at) => {
      const own = faults.filter(({ file }) => file.startsWith(`${folders[at]}/`));
      const texts = own.map((fault) => faultText(fault).replace(`${folders[at]}/exercises/`, ''));
      return { key, faults: known[at] ?? texts };
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Writes the files of an exercise and returns the folder of its tutorial. */
function plant({ files, name = NAME, tutorial = TUTORIAL }: PlantedExercise, root: string) {
  const folder = join(root, tutorial, 'exercises', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (text !== undefined) writeFileSync(join(folder, file), text);
  }
  return join(root, tutorial);
}
