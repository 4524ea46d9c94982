import { expect, test } from 'vitest';
import program from '../../src/inline/step.ts?program';
import { STEP_KEYS, stepOfAddress } from '../../src/rules/tutorial/steps.ts';
import { run } from './run.ts';

const ADDRESSES = [
  ...STEP_KEYS.map((key) => ({ hash: '', search: `?tabs=${key}`, step: key })),
  { hash: '', search: '', step: 'intro' },
  { hash: '', search: '?tabs=%E0%A4%A', step: 'intro' },
  { hash: '#exos', search: '', step: 'exos' },
  { hash: '#bases-repeter-avec-for', search: '?tabs=exos', step: 'bases' },
  { hash: '#contenu', search: '?tabs=utils', step: 'utils' },
  { hash: '#__proto__-a', search: '?tabs=__proto__', step: 'intro' },
];

test.each(ADDRESSES)('$search$hash opens $step, as the rule says', ({ hash, search, step }) => {
  document.documentElement.className = 'js';
  run(program, { location: { hash, search } });
  expect(document.documentElement.dataset.step).toBe(step);
  expect(stepOfAddress({ hash, search })).toBe(step);
});

test('below the floor of engines no step is chosen: all eight are read in order (W29)', () => {
  document.documentElement.className = '';
  delete document.documentElement.dataset.step;
  run(program, { location: { hash: '#exos', search: '' } });
  expect(document.documentElement.dataset.step).toBeUndefined();
});
