import { expect, it } from 'vitest';
import { noCache } from '../../../src/cache/cache.ts';
import { collect } from '../read/collect.ts';
import type { Sample } from '../read/sample.ts';
import { python } from '../technologies/python/python.ts';
import { preparations, provePage, type RunContext } from './prove.ts';
import { newResults } from './report/results.ts';
import type { Technology } from './technology.ts';

const PAGE = collect(
  'p.mdx',
  '```python\nprix = 100\n```\n\n```python continue\nprix = prix + 50\n```\n',
);

it('runs the same sample objects that were prepared', async () => {
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
  const context: RunContext = {
    ...{ cache: noCache, sourceKeyOf: () => '', usable, refused: new Map() },
    ...{ results: newResults(), shown: [] },
  };
  for (const prepare of preparations([PAGE], context)) await prepare();
  await provePage(PAGE, context);
  expect(run).toHaveLength(2);
  for (const [at, sample] of run.entries()) expect(sample).toBe(prepared[at]);
});
