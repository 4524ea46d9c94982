import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type PlaywrightReport, readPlaywright, readVitest, type VitestReport } from './reports.ts';
import { summaryOf } from './summary.ts';

const VITEST: VitestReport = {
  testResults: [
    {
      name: resolve('tests/a.test.ts'),
      startTime: 1_000,
      endTime: 3_500,
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a price is whole', status: 'passed', failureMessages: [] },
        { fullName: 'a price is paid', status: 'failed', failureMessages: ['\nExpected 1\n at a'] },
        { fullName: 'a price is left out', status: 'skipped', failureMessages: [] },
      ],
    },
    {
      name: resolve('tests/b.test.ts'),
      startTime: 0,
      endTime: 0,
      status: 'failed',
      message: 'Error: no such module',
      assertionResults: [],
    },
  ],
};

const PLAYWRIGHT: PlaywrightReport = {
  config: { rootDir: resolve('tests/site') },
  errors: [],
  suites: [
    {
      title: 'home.spec.ts',
      file: 'home.spec.ts',
      specs: [spec('opens', 'expected', 500)],
      suites: [
        {
          title: 'in the dark',
          file: 'home.spec.ts',
          specs: [
            spec('is read', 'unexpected', 4_000, '\u001B[31mError: too dark\u001B[39m\nmore'),
            spec('is read at last', 'flaky', 0, 'Error: late'),
          ],
        },
      ],
    },
  ],
};

test('a file that could not be loaded is a failure as well', () => {
  const { passed, failures } = readVitest(VITEST);
  expect(passed).toBe(1);
  expect(failures).toEqual([
    { file: 'tests/b.test.ts', title: 'le fichier', message: 'Error: no such module' },
    { file: 'tests/a.test.ts', title: 'a price is paid', message: 'Expected 1' },
  ]);
});

test('a test that passed at the second try has failed', () => {
  const { passed, failures } = readPlaywright(PLAYWRIGHT);
  expect(passed).toBe(1);
  expect(failures.map(({ title }) => title)).toEqual([
    'in the dark > is read',
    'in the dark > is read at last',
  ]);
});

test('a test that was left out did not run; one that failed did', () => {
  expect(readVitest(VITEST).ran).toEqual([
    { file: 'tests/a.test.ts', title: 'a price is whole' },
    { file: 'tests/a.test.ts', title: 'a price is paid' },
  ]);
  const skipped = { ...PLAYWRIGHT.suites[0], specs: [spec('waits', 'skipped', 0)] };
  const report = { ...PLAYWRIGHT, suites: [skipped as PlaywrightReport['suites'][number]] };
  expect(readPlaywright(report).ran.map(({ title }) => title)).toEqual([
    'in the dark > is read',
    'in the dark > is read at last',
  ]);
});

test('a server that did not start is a failure', () => {
  const report = { ...PLAYWRIGHT, suites: [], errors: [{ message: 'Error: no server' }] };
  expect(readPlaywright(report).failures).toEqual([
    { file: 'tests/site', title: '', message: 'Error: no server' },
  ]);
});

test('the end repeats every failure, names the slowest files, and counts alone on its last line', () => {
  const lines = summaryOf([
    { name: 'règles', took: 3, ...readVitest(VITEST) },
    { name: 'site', took: 5, ...readPlaywright(PLAYWRIGHT) },
    { name: 'types', took: 1, passed: 1, failures: [], ran: [], seconds: new Map() },
  ]);
  expect(lines).toContain('✗ tests/a.test.ts\n    a price is paid\n    Expected 1');
  expect(lines).toContain(
    '✗ tests/site/home.spec.ts\n    in the dark > is read\n    Error: too dark',
  );
  const slowest = lines.indexOf('Fichiers les plus lents :');
  expect(lines.slice(slowest + 1, slowest + 3)).toEqual([
    '    4.5 s  tests/site/home.spec.ts',
    '    2.5 s  tests/a.test.ts',
  ]);
  expect(lines.at(-1)).toBe('3 passed, 4 failed');
});

test('ten files are named at most', () => {
  const seconds = new Map(Array.from({ length: 12 }, (_, index) => [`f${index}`, index]));
  const lines = summaryOf([{ name: 'a', took: 0, passed: 12, failures: [], ran: [], seconds }]);
  expect(lines.filter((line) => /\bf\d/.test(line))).toHaveLength(10);
});

function spec(
  title: string,
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
  duration: number,
  message?: string,
) {
  const errors = message ? [{ message }] : [];
  return { title, tests: [{ status, results: [{ duration, errors }] }] };
}
