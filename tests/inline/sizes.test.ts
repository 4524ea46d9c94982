import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { compiled as compile } from '../build/vite/compiled.ts';

/** Every page carries these: bytes of the compiled text, at most. */
const BUDGETS: Readonly<Record<string, number>> = {
  // Of home alone.
  followed: 230,
  head: 679,
  // Of an unknown address alone.
  'not-found': 3_800,
  'offline/farewell': 164,
  'offline/kept': 323,
  'offline/start': 740,
  // Of the test alone.
  orientation: 3_900,
  // Of tutorials alone.
  passed: 900,
  resume: 163,
  step: 342,
  trusted: 200,
  version: 1_352,
};
/** What a frame of the workshop holds, which loads when a reader tries a sample. */
const FRAMES: Readonly<Record<string, number>> = {
  'python/frame-program': 2_400,
  'python/worker': 4_000,
  'sql/frame-program': 2_200,
  'sql/worker': 11_500,
  'web/frame-program': 7_200,
};
const PROGRAMS = [...namedIn('src/inline', BUDGETS), ...namedIn('src/workshop/languages', FRAMES)];

test('every program has its budget', () => {
  const files = globSync([
    'src/inline/**/*.ts',
    'src/workshop/languages/*/{frame-program,worker}.ts',
  ]).filter((file) => !file.endsWith('.d.ts'));
  expect(files.sort()).toEqual(PROGRAMS.map(([file]) => file).sort());
});

describe.each(PROGRAMS)('%s', (name, budget) => {
  const compiled = compile(resolve(name));

  test(`weighs ${budget} bytes at most`, async () => {
    const { code } = await compiled;
    const bytes = Buffer.byteLength(code);
    console.log(`inline program ${name}: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  test('is one line that can be joined to others, and ends no script element', async () => {
    const { code } = await compiled;
    expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\)$/);
    expect(code).not.toMatch(/<\/script|<!--/i);
  });

  test('has no syntax that a browser with modules may lack', async () => {
    const { code } = await compiled;
    const [same, lowered] = await Promise.all([
      transform('program.js', code, { sourceType: 'script' }),
      transform('program.js', code, { sourceType: 'script', target: 'es2017' }),
    ]);
    expect(lowered.code).toBe(same.code);
  });
});

function namedIn(folder: string, budgets: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(budgets).map(([name, budget]) => [`${folder}/${name}.ts`, budget]);
}
