import { expect, test } from 'vitest';
import { KEYS, writeRecord } from '../../src/browser/platform/storage.ts';
import program from '../../src/inline/resume.ts?program';
import { blockStorage } from '../browser/page.ts';
import { run } from './run.ts';

const hasPlace = () => document.documentElement.classList.contains('has-resume');

test('a first visit has no place for the banner', () => {
  run(program);
  expect(hasPlace()).toBe(false);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'progress kept in %s keeps the place of the banner',
  (area) => {
    writeRecord(area, KEYS.lastView, {
      lastRessourcesViews: 'Python',
      progress: 38,
      tabs: 'bases',
    });
    run(program);
    expect(hasPlace()).toBe(true);
  },
);

test('a storage that is blocked stops nothing', () => {
  blockStorage('localStorage');
  run(program);
  expect(hasPlace()).toBe(false);
});
