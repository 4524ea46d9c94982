import { expect, test } from 'vitest';
import { forLight } from '../../../../../src/workshop/languages/python/light/job.ts';

test.each([
  ['print(mot[::-1])', 'print(mot.by_step(None,None,-1))'],
  ['x = 1\nprint(“Awa”)', '\n$'],
  ['if a:\n\tb\n        c', '\n\n$'],
])('%j is run as %j: what Python refuses stops at its line (U6, U9)', (code, light) => {
  const job = { kind: 'run' as const, code, typed: [] };
  expect(forLight(job)).toEqual({ ...job, light });
});
