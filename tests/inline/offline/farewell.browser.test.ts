import { expect, test, vi } from 'vitest';
import program from '../../../src/inline/offline/farewell.ts?program';
import { run } from '../run.ts';

test('the worker of an earlier build looks for its update once the page has loaded', async () => {
  const update = vi.fn();
  const getRegistration = vi.fn().mockResolvedValue({ update });
  const fire = run(program, { navigator: { serviceWorker: { getRegistration } } });
  expect(getRegistration).not.toHaveBeenCalled();
  fire('load');
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
});

test.each([
  { why: 'no workers', navigator: {} },
  {
    why: 'no worker of ours',
    navigator: { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } },
  },
  {
    why: 'workers that are refused',
    navigator: { serviceWorker: { getRegistration: () => Promise.reject(new Error('refused')) } },
  },
])('$why: nothing to do, and no fault', ({ navigator }) => {
  expect(() => run(program, { navigator })('load')).not.toThrow();
});
