import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { compiled as compile } from '../build/vite/compiled.ts';

/** Every page carries these: bytes of the compiled text, at most. */
const BUDGETS: Readonly<Record<string, number>> = {
  floats: 600,
  // Of home alone.
  followed: 230,
  head: 679,
  'offline/farewell': 164,
  'offline/kept': 323,
  'offline/start': 740,
  // Of tutorials alone.
  passed: 900,
  // Of the frame of Python alone.
  'python-frame': 2_400,
  'python-worker': 5_600,
  resume: 163,
  // Of the frame of SQL alone.
  'sql-frame': 2_200,
  'sql-worker': 11_500,
  step: 342,
  trusted: 200,
  version: 1_352,
  // Of the frame alone, which loads when a reader tries a sample.
  'workshop-frame': 7_200,
};

test('every program has its budget', () => {
  const files = globSync('src/inline/**/*.ts').filter((file) => !file.endsWith('.d.ts'));
  const names = files.map((file) => file.replace(/^src\/inline\/|\.ts$/g, ''));
  expect(names.sort()).toEqual(Object.keys(BUDGETS).sort());
});

describe.each(Object.entries(BUDGETS))('%s', (name, budget) => {
  const compiled = compile(resolve(`src/inline/${name}.ts`));

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
