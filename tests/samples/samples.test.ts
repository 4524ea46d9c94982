import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultText, isFailed, newTally, reportOf, summaryOf } from './report.ts';
import { runSamples } from './run.ts';
import { technologies } from './technologies.ts';

const SLOW_MS = 600_000;

/** Every sample and exercise of the site, as `npm run samples` runs them. */
describe('samples of the tutorials', () => {
  const tutorials = globSync('content/tutorials/*/').sort();

  it('finds some', () => {
    expect(tutorials).not.toEqual([]);
  });

  it.for(tutorials)('%s', { timeout: SLOW_MS }, async (tutorial) => {
    const report = await runSamples([tutorial]);
    if (report.faults.length > 0) throw new Error(report.faults.map(faultText).join('\n'));
    for (const line of summaryOf(report)) console.log(line);
    expect(isFailed(report), 'nothing may be skipped in CI').toBe(false);
  });
});

describe('the report', () => {
  const [python] = technologies;
  const tally = newTally();
  if (python) tally.count(python, 'samples', true);
  tally.skip('css');
  tally.ignored.push({ path: 'p.mdx', line: 3, message: 'demande un réseau' });
  const gallery = { wanted: [], strays: [], faults: [] };
  const findings = {
    roots: [],
    tally,
    gallery,
    isolation: 'setpriv',
    missing: ['chromium'],
  } as const;

  it('says with what each technology was proved, what was left out and why', () => {
    const lines = summaryOf(reportOf(findings));
    expect(lines[0]).toMatch(/^python : 1 exemple, dont 1 inchangé ; vérifié avec Python 3\.\d+/);
    expect(lines).toContain('ignoré p.mdx:3: demande un réseau');
    expect(lines).toContain('css : 1 exemple sauté, il manque chromium');
    expect(lines.join()).toContain('Isolement réduit (setpriv)');
  });

  it('does not call verified what was only compiled', () => {
    const compiled = newTally();
    if (python) compiled.count({ ...python, isOnlyCompiled: true }, 'samples', false);
    const report = reportOf({ ...findings, tally: compiled, missing: [] });
    expect(report.technologies).toMatchObject([{ isOnlyCompiled: true }]);
    expect(summaryOf(report)[0]).toMatch(
      /^python : 1 exemple ; compilé, non exécuté, avec Python 3\.\d+/,
    );
  });

  it('fails on a fault; on something skipped too, in CI', () => {
    const report = reportOf({ ...findings, isolation: 'bubblewrap' });
    expect(isFailed(report, false)).toBe(false);
    expect(isFailed(report, true)).toBe(true);
    const fault = { path: 'p.mdx', line: 1, message: '' };
    expect(isFailed({ ...report, skipped: {}, faults: [fault] }, false)).toBe(true);
  });

  it('says that nothing ran where nothing can be isolated', () => {
    expect(
      summaryOf(reportOf({ ...findings, isolation: undefined, missing: [] })).join(),
    ).toContain('rien n’a été exécuté');
  });
});

describe('the README of the samples', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

  it.each(technologies.map(({ name }) => name))('says how %s is proved', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| (\\w+, )?${name}(, \\w+)? +\\|`, 'm'));
  });
});
