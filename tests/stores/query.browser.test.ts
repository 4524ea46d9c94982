import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQuery } from '../../src/stores/query.ts';
import { setSavesData, stopClock } from '../browser/page.ts';
import { answer, FAILURE, late, listened, refusal, run, scripted } from './scripted-call.ts';

const UNMOUNT_MS = 1_000;
const HOUR_MS = 3_600_000;

beforeEach(stopClock);

test('a name has one query (N19)', () => {
  const fetch = vi.fn();
  expect(createQuery('Courses', fetch)).toBe(createQuery('Courses', fetch));
  expect(createQuery('Courses', fetch)).not.toBe(createQuery('Categories', fetch));
});

describe('the first answer', () => {
  test('is asked by the first listener, not before', async () => {
    const call = scripted(answer('a'));
    await run(HOUR_MS);
    expect(call.times).toEqual([]);
    call.listen();
    call.listen();
    await run(0);
    expect(call.fetch).toHaveBeenCalledOnce();
    expect(call.$state.get()).toEqual({ status: 'ready', data: 'a' });
  });

  test('fails after tries at 0, 1, 3 and 7 s, and says so once', async () => {
    const call = listened(FAILURE);
    await run(6_999);
    expect(call.seen).toEqual([]);
    await run(1);
    expect(call.times).toEqual([0, 1_000, 3_000, 7_000]);
    expect(call.seen).toEqual([{ status: 'failed', data: undefined }]);
  });

  test('comes with the first retry that succeeds', async () => {
    const call = listened(FAILURE, FAILURE, answer('a'));
    await run(3_000);
    expect(call.seen).toEqual([{ status: 'ready', data: 'a' }]);
  });
});

describe('the poll', () => {
  test('comes 10 s after each answer has settled', async () => {
    const call = listened(late(2_000, 'a'));
    await run(24_000);
    expect(call.times).toEqual([0, 12_000, 24_000]);
  });

  test('that fails keeps the data', async () => {
    const call = listened(answer('a'), FAILURE);
    await run(17_000);
    expect(call.times).toEqual([0, 10_000, 11_000, 13_000, 17_000]);
    expect(call.seen.at(-1)).toEqual({ status: 'failed', data: 'a' });
  });

  test('waits 20, 40, then 60 s after three failed cycles, and 10 s after a success', async () => {
    const call = listened(FAILURE, ...Array(23).fill(FAILURE), answer('a'));
    await run(HOUR_MS / 10);
    const cycles = call.times.filter((_, index) => index % 4 === 0).map((ms) => ms / 1_000);
    // Each cycle lasts 7 s: 0 + 17 + 17 + 27 + 47 + 67 + 67; the seventh succeeds.
    expect(cycles.slice(0, 7)).toEqual([0, 17, 34, 61, 108, 175, 242]);
    expect(call.times.slice(24, 27)).toEqual([242_000, 252_000, 262_000]);
  });

  test.each([
    { retryAfterMs: 500, times: [0, 1_000, 3_000, 7_000, 17_000] },
    { retryAfterMs: 5_000, times: [0, 5_000, 10_000, 15_000, 25_000] },
    { retryAfterMs: 90_000, times: [0, 90_000, 180_000, 270_000, 360_000] },
  ])('obeys a Retry-After of $retryAfterMs ms', async ({ retryAfterMs, times }) => {
    const call = listened(refusal(retryAfterMs));
    await run(times.at(-1) ?? 0);
    expect(call.times).toEqual(times);
  });

  test.each(['never listened again', 'listened again'])(
    'ends with its listener, %s',
    async (why) => {
      const call = scripted(answer('a'));
      const stop = call.listen();
      await run(10_000);
      stop();
      await run(UNMOUNT_MS);
      if (why === 'listened again') call.listen()();
      await run(HOUR_MS);
      expect(call.times.filter((ms) => ms > 12_000)).toEqual([]);
    },
  );

  test('leaves no retry behind its listener', async () => {
    const call = scripted(FAILURE);
    const stop = call.listen();
    await run(1_500);
    stop();
    await run(HOUR_MS);
    expect(call.times).toEqual([0, 1_000]);
  });

  test('is replaced by a button under Save-Data', async () => {
    setSavesData(true);
    const call = listened(answer('a'), answer('b'));
    await run(HOUR_MS);
    expect(call.times).toEqual([0]);
    call.refresh();
    await run(HOUR_MS);
    expect(call.times).toEqual([0, HOUR_MS]);
    expect(call.$state.get().data).toBe('b');
  });
});

describe('one call at a time', () => {
  test('whatever is asked meanwhile', async () => {
    const call = listened(late(60_000, 'a'));
    for (let second = 0; second < 59; second++) {
      call.refresh();
      await run(1_000);
    }
    expect(call.times).toEqual([0]);
    await run(1_000);
    expect(call.$state.get().data).toBe('a');
  });

  test('an answer that comes late finds no newer one to overwrite', async () => {
    const call = scripted(late(30_000, 'old'), answer('new'));
    const stop = call.listen();
    await run(5_000);
    stop();
    await run(UNMOUNT_MS);
    call.listen();
    call.refresh();
    await run(24_000);
    expect(call.seen).toEqual([{ status: 'ready', data: 'old' }]);
    await run(10_000);
    expect(call.times).toEqual([0, 40_000]);
    expect(call.seen.at(-1)?.data).toBe('new');
  });

  test('an answer of five minutes that nobody listened to is asked anew', async () => {
    const call = scripted(answer('a'));
    call.listen()();
    await run(UNMOUNT_MS + 200_000);
    call.listen()();
    await run(UNMOUNT_MS + 301_000);
    call.listen();
    await run(0);
    expect(call.fetch.mock.calls).toEqual([[undefined], [answer('a')], [undefined]]);
  });

  test('refresh asks now, and the poll counts from its answer', async () => {
    const call = listened(answer('a'));
    await run(4_000);
    call.refresh();
    await run(10_000);
    expect(call.times).toEqual([0, 4_000, 14_000]);
  });
});

describe('what is told', () => {
  test('the seed until the answer, which no later seed overwrites', async () => {
    const call = listened(late(1_000, 'answer'));
    call.seed('built');
    expect(call.$state.get()).toEqual({ status: 'loading', data: 'built' });
    await run(1_000);
    call.seed('built again');
    expect(call.$state.get()).toEqual({ status: 'ready', data: 'answer' });
  });

  test('the seed, when every try fails', async () => {
    const call = listened(FAILURE);
    call.seed('built');
    await run(7_000);
    expect(call.$state.get()).toEqual({ status: 'failed', data: 'built' });
  });

  test('nothing, when the service gives back the known answer', async () => {
    const known = answer('a');
    const call = listened(known);
    await run(60_000);
    expect(call.times).toHaveLength(7);
    expect(call.fetch.mock.calls).toEqual([[undefined], ...Array(6).fill([known])]);
    expect(call.seen).toHaveLength(1);
  });

  test('one change for each new answer', async () => {
    const call = listened(answer('a'), answer('b'), FAILURE, answer('c'));
    await run(21_000);
    expect(call.seen.map(({ data }) => data)).toEqual(['a', 'b', 'c']);
  });
});
