import { expect, test } from 'vitest';
import { forLight } from '../../../../../src/workshop/languages/python/light/job.ts';

test('a program is run as light Python can read it (U9)', () => {
  const job = { kind: 'run' as const, code: 'print(mot[::-1])', typed: [] };
  expect(forLight(job)).toEqual({ ...job, light: 'print(mot.by_step(None,None,-1))' });
});
