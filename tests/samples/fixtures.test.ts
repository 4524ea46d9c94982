import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { noCache } from './cache.ts';
import { collect } from './collect.ts';
import { faultText, isFailed, type Report } from './report.ts';
import { runSamples } from './run.ts';
import { technologies } from './technologies.ts';

const FIXTURES = relative('.', join(import.meta.dirname, 'fixtures'));
const NAMES = technologies.map(({ name }) => name);
const SLOW_MS = 900_000;
const MIN_SAMPLES = 4;

const good = (name: string) => join(FIXTURES, name, 'good.mdx');
const bad = (name: string) => join(FIXTURES, name, 'faults.mdx');

/**
 * A runner that cannot fail proves nothing: each technology has samples that pass and planted faults.
 * There, a title `## +2 : ne finit pas` says how many lines below its fault is, and what is said of it.
 */
describe('fixtures', () => {
  let passed: Report;
  let failed: Report;
  beforeAll(async () => {
    passed = await runSamples(NAMES.map(good), noCache);
    failed = await runSamples(NAMES.map(bad), noCache);
  }, SLOW_MS);

  it.each(NAMES)('%s has samples of its own, one of them a deliberate error', (name) => {
    const { samples } = collect(good(name), readFileSync(good(name), 'utf8'));
    const own = samples.filter(({ technology }) => technology === name);
    expect(own.length).toBeGreaterThanOrEqual(MIN_SAMPLES);
    expect(own.some(({ mustFail }) => mustFail)).toBe(true);
  });

  it('pass where they are right, none of them skipped', () => {
    expect(passed.faults.map(faultText)).toEqual([]);
    expect(isFailed(passed, true)).toBe(false);
  });

  it.each(NAMES)('%s: every planted fault is caught, at its line, and nothing else', (name) => {
    const faults = failed.faults.filter(({ path }) => path === bad(name));
    const planted = plantedIn(readFileSync(bad(name), 'utf8'));
    expect(faults.map(({ line }) => line)).toEqual(planted.map(({ line }) => line));
    for (const [at, { says }] of planted.entries()) expect(faults[at]?.message).toContain(says);
  });
});

function plantedIn(source: string) {
  return source.split('\n').flatMap((text, at) => {
    const [, below, says = ''] = /^## \+(\d+) : (.*)$/.exec(text) ?? [];
    return below ? [{ line: at + 1 + Number(below), says }] : [];
  });
}
