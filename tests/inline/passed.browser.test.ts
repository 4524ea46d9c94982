import { beforeEach, expect, test } from 'vitest';
import { KEYS, writeText } from '../../src/browser/platform/storage.ts';
import program from '../../src/inline/passed.ts?program';
import { blockStorage } from '../browser/page.ts';
import { PASSED_PAGE } from '../browser/tutorial/tutorial-page.ts';
import { run } from './run.ts';

beforeEach(() => {
  document.body.innerHTML = PASSED_PAGE;
});

const said = () => document.querySelector('.step-passed')?.textContent;

test.each(['localStorage', 'sessionStorage'] as const)('shows what %s holds (U14)', (area) => {
  writeText(area, KEYS.passed, '{"html":["1-a"],"css":["2-b"]}');
  run(program);
  expect(said()).toBe('1 exercice sur 6');
});

test.each(['', 'null', '{', '{"html":3}', '{"css":["2-b"]}'])(
  'the record %j shows nothing',
  (text) => {
    writeText('localStorage', KEYS.passed, text);
    run(program);
    expect(said()).toBeUndefined();
  },
);

test('the bands that are woven are known before the first paint (T31)', () => {
  writeText('sessionStorage', KEYS.woven, '{"html":["intro","exos"],"css":["final"]}');
  run(program);
  expect(document.querySelector<HTMLElement>('.tutorial')?.dataset.woven).toBe('intro,exos');
});

test('a storage that is blocked stops nothing', () => {
  blockStorage('localStorage');
  run(program);
  expect(said()).toBeUndefined();
});
