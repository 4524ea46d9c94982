import { expect, it } from 'vitest';
import { collect } from '../read/collect.ts';
import type { Sample, Technology } from '../read/sample.ts';
import { python } from '../technologies/python/python.ts';
import { noCache } from './cache/cache.ts';
import { type Bench, prepareAll, provePage } from './prove.ts';
import { newTally } from './report/report.ts';

const PAGE = collect(
  'p.mdx',
  '```python\nprix = 100\n```\n\n```python continue\nprix = prix + 50\n```\n',
);

it('what is run is the very sample that was prepared', async () => {
  const prepared: Sample[] = [];
  const run: Sample[] = [];
  const recorder: Technology = {
    ...python,
    async prepare(drafts) {
      prepared.push(...drafts.map(({ sample }) => sample));
      return new Map();
    },
    async run({ sample, folder }) {
      run.push(sample);
      return { output: '', message: '', isFailure: false, folder };
    },
  };
  const usable = new Map([['python', recorder]]);
  const bench: Bench = {
    ...{ cache: noCache, context: '', usable, refused: new Map() },
    ...{ tally: newTally(), shown: [] },
  };
  await prepareAll([PAGE], bench);
  await provePage(PAGE, bench);
  expect(run).toHaveLength(2);
  for (const [at, sample] of run.entries()) expect(sample).toBe(prepared[at]);
});
