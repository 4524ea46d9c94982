import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drafts } from '../../src/tools/checks/draft.ts';
import { faultText, isFailed, summaryOf } from './run/report/report.ts';
import { runSamples } from './run/run.ts';

/** Every sample and exercise of the site, as `npm run samples` runs them; drafts may still fail (Y6). */
describe('samples of the tutorials', () => {
  const left = drafts();
  const tutorials = globSync('content/tutorials/*')
    .filter((folder) => !left.includes(folder))
    .sort();

  it('are in one folder at least', () => {
    expect(tutorials).not.toEqual([]);
  });

  it.for(tutorials)('%s', async (tutorial) => {
    const report = await runSamples([tutorial]);
    if (report.faults.length > 0) throw new Error(report.faults.map(faultText).join('\n'));
    for (const line of summaryOf(report)) console.log(line);
    expect(isFailed(report), 'nothing may be skipped in CI').toBe(false);
  });
});
