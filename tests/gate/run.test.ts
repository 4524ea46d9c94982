import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, run } from './run.ts';
import type { Step } from './steps.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const step = (name: string, script: string): Step => ({ name, command: ['node', '-e', script] });

test('a check that ends well counts for one', async () => {
  expect(await run(step('a', ''))).toMatchObject({ passed: 1, failures: [] });
});

test('a check that fails is told by the first line that looks like a fault', async () => {
  const script = 'console.log("3 files\\nsrc/a.ts: error: no\\nmore"); process.exitCode = 1';
  expect(await run(step('types', script))).toMatchObject({
    passed: 0,
    failures: [{ title: 'types', message: 'src/a.ts: error: no' }],
  });
});

test('a runner is counted by its report; one that dies without a word has failed', async () => {
  const report = join(folder, 'report.xml');
  const dying = { ...step('units', 'process.exitCode = 2'), report };
  const failures = [{ title: 'units' }];
  expect(await run(dying)).toMatchObject({ passed: 0, failures });
  writeFileSync(
    report,
    '<testsuites><testsuite name="a"><testcase name="b"/></testsuite></testsuites>',
  );
  expect(await run(dying)).toMatchObject({ passed: 1, failures });
});

test('what needs a site that could not be built has failed; what needs nothing is run', async () => {
  const build = { ...step('build', 'process.exitCode = 1'), isNeeded: true };
  const said = await inTurn([
    step('a', 'process.exitCode = 1'),
    step('b', ''),
    build,
    step('c', ''),
  ]);
  expect(said.map(({ name, passed, failures }) => [name, passed, failures.length])).toEqual([
    ['a', 0, 1],
    ['b', 1, 0],
    ['build', 0, 1],
    ['c', 0, 1],
  ]);
});
