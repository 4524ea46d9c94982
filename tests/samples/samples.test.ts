import { globSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { drafts } from '../../src/tools/checks/draft.ts';
import { faultText, isFailed, type Report, summaryOf } from './run/report/report.ts';
import { runSamples } from './run/run.ts';

/** On two processors, with an empty cache. */
const COLD_MS = 3_600_000;

/** Every sample and exercise of the site, as `npm run samples` runs them; drafts may still fail (Y6). */
describe('samples of the tutorials', () => {
  const left = drafts();
  const tutorials = globSync('content/tutorials/*')
    .filter((folder) => !left.includes(folder))
    .sort();
  let report: Report;
  // All at once: while one tutorial waits for its server, another uses the processor.
  beforeAll(async () => {
    report = await runSamples(tutorials);
    for (const line of summaryOf(report)) console.log(line);
  }, COLD_MS);

  it.for(tutorials)('%s', (tutorial) => {
    const own = report.faults.filter(({ file }) => file.startsWith(`${tutorial}/`));
    expect(own.map(faultText).join('\n')).toBe('');
  });

  it('are in one folder at least, and none is skipped', () => {
    expect(tutorials).not.toEqual([]);
    expect(isFailed(report, true), report.faults.map(faultText).join('\n')).toBe(false);
  });
});
