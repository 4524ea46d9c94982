import { beforeEach, describe, expect, test } from 'vitest';
import { setOnline, setVisible, stopClock } from '../browser/page.ts';
import { answer, FAILURE, listened, run } from './scripted-call.ts';

const HOUR_MS = 3_600_000;

beforeEach(stopClock);

describe.each([
  { when: 'the tab is hidden', leave: () => setVisible(false), back: () => setVisible(true) },
  { when: 'the device is offline', leave: () => setOnline(false), back: () => setOnline(true) },
])('while $when', ({ leave, back }) => {
  test('nothing is asked for an hour, and once on return', async () => {
    const call = listened(answer('a'));
    await run(5_000);
    leave();
    await run(HOUR_MS);
    expect(call.times).toEqual([0]);
    back();
    back();
    await run(9_999);
    expect(call.times).toEqual([0, 5_000 + HOUR_MS]);
    await run(1);
    expect(call.times).toHaveLength(3);
  });

  test('a return before the poll is due asks nothing', async () => {
    const call = listened(answer('a'));
    leave();
    await run(5_000);
    back();
    await run(4_999);
    expect(call.times).toEqual([0]);
    await run(1);
    expect(call.times).toEqual([0, 10_000]);
  });

  test('the first call waits for the return', async () => {
    leave();
    const call = listened(answer('a'));
    await run(HOUR_MS);
    expect(call.times).toEqual([]);
    back();
    await run(0);
    expect(call.times).toEqual([HOUR_MS]);
    expect(call.$state.get()).toEqual({ status: 'ready', data: 'a' });
  });

  test('a retry waits for the return', async () => {
    const call = listened(FAILURE, answer('a'));
    await run(500);
    leave();
    await run(HOUR_MS);
    expect(call.times).toEqual([0]);
    back();
    await run(0);
    expect(call.times).toEqual([0, 500 + HOUR_MS]);
  });
});
