import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run, sideBySide, skipped } from './run.ts';
import type { Step } from './step.ts';

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
  expect(await run(step('a', ''), { isQuiet: true })).toMatchObject({ passed: 1, failures: [] });
});

test('a check that fails is told by the first line that looks like a fault', async () => {
  const script = 'console.log("3 files\\nsrc/a.ts: error: no\\nmore"); process.exitCode = 1';
  const { passed, failures } = await run(step('types', script), { isQuiet: true });
  expect(passed).toBe(0);
  expect(failures).toMatchObject([{ title: 'types', message: 'src/a.ts: error: no' }]);
});

test('a runner that leaves a report is counted by it; one that dies without a word has failed', async () => {
  const file = join(folder, 'report.json');
  const read = ({ passed }: { passed: number }) => ({
    passed,
    failures: [],
    ran: [],
    seconds: new Map(),
  });
  const dying = { ...step('units', 'process.exitCode = 2'), report: { file, read } };
  expect(await run(dying, { isQuiet: true })).toMatchObject({
    passed: 0,
    failures: [{ title: 'units' }],
  });
  writeFileSync(file, '{"passed":7}');
  expect(await run(dying, { isQuiet: true })).toMatchObject({
    passed: 7,
    failures: [{ title: 'units' }],
  });
});

test('results come in the order of the steps, whichever ended first', async () => {
  const slow = step('slow', 'setTimeout(() => {}, 300)');
  const results = await sideBySide([slow, step('quick', ''), step('last', '')]);
  expect(results.map(({ name }) => name)).toEqual(['slow', 'quick', 'last']);
});

test('what needs a site that could not be built has failed', () => {
  expect(skipped(step('site', ''))).toMatchObject({ passed: 0, failures: [{ title: 'site' }] });
});
