import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { canWatch } from '../../../src/rules/course/access.ts';
import { followLogin, subscriptions } from '../../../src/stores/course/subscriptions.ts';
import { askServiceAt, faultAddress, publish } from '../../api/service.ts';
import { silence, stopClocks } from '../../browser/page.ts';
import { course, hurry } from '../../islands/catalogue.ts';
import { listenTo } from '../scripted-call.ts';

const PYTHON = course('python');

stopClocks();
beforeEach(silence);

test.each([
  { fault: 's403', calls: 4, status: 'failed', why: 'three retries' },
  { fault: 'offline', calls: 4, status: 'failed', why: 'three retries' },
  { fault: 'html200', calls: 4, status: 'failed', why: 'three retries' },
  // Last: without a session nothing more is asked.
  { fault: 's401', calls: 1, status: 'ready', why: 'nobody is logged in: nothing to retry' },
])(
  'what the learner holds: $fault: $calls calls, then $status; $why',
  async ({ fault, calls, status }) => {
    await publish('account', { Message: [] });
    await listenTo(subscriptions, (get) => hurry(() => expect(get().status).toBe('ready')));
    askServiceAt('account', faultAddress(fault));
    const fetch = vi.spyOn(window, 'fetch');
    await listenTo(subscriptions, async (get) => {
      await hurry(() => expect(get().status).toBe(status));
      expect(fetch).toHaveBeenCalledTimes(calls);
      expect(get().data ?? []).toEqual([]);
    });
  },
);

test('what is held opens its course; a forged record in the storage opens nothing', async () => {
  onTestFinished(followLogin());
  sessionStorage.setItem('Subscriptions', '[{"courseId":"java","type":"full"}]');
  localStorage.setItem('Subscriptions', '{"Message":[{"courseId":"java","type":"full"}]}');
  onTestFinished(() => localStorage.clear());
  await publish('account', { Message: [{ courseId: 'python', type: 'full' }] });
  await listenTo(subscriptions, async (get) => {
    // An answer of the test before may still be on its way.
    await hurry(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(get().data).toHaveLength(1);
    });
    const held = get().data ?? [];
    expect(canWatch(PYTHON, held)).toBe(true);
    expect(canWatch(course('java'), held)).toBe(false);
  });
});

test('with a session, a return to the page asks nothing by itself (N11)', async () => {
  onTestFinished(followLogin());
  await publish('account', { Message: [{ courseId: 'python', type: 'full' }] });
  await listenTo(subscriptions, async (get) => {
    await hurry(() => expect(get().data).toHaveLength(1));
    const fetch = vi.spyOn(window, 'fetch');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('without a session nothing is polled; it is asked again when someone may have logged in (A8)', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  onTestFinished(followLogin());
  await publish('account', { Message: [] });
  await listenTo(subscriptions, async (get) => {
    await hurry(() => expect(get().status).toBe('ready'));
    askServiceAt('account', faultAddress('s401'));
    const polls = fetch.mock.calls.length;
    await hurry(() => expect(fetch.mock.calls.length).toBeGreaterThan(polls));
    const before = fetch.mock.calls.length;
    vi.advanceTimersByTime(120_000);
    await new Promise(requestAnimationFrame);
    expect(fetch).toHaveBeenCalledTimes(before);

    await publish('account', { Message: [{ courseId: 'python', type: 'full' }] });
    document.dispatchEvent(new Event('visibilitychange'));
    await hurry(() => expect(get().data).toHaveLength(1));
  });
});
