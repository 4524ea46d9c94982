import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { canWatch } from '../../../src/rules/course/access.ts';
import { subscriptions } from '../../../src/stores/course/subscriptions.ts';
import { askServiceAt, faultAddress, publish } from '../../api/service.ts';
import { course, hurry, stopClock } from '../../islands/catalogue.ts';
import { listenTo } from '../scripted-call.ts';

const PYTHON = course('python');

beforeAll(stopClock);

afterAll(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('what the learner holds', () => {
  test.each([
    { fault: 's401', calls: 1, status: 'ready', why: 'nobody is logged in: nothing to retry' },
    { fault: 's403', calls: 4, status: 'failed', why: 'three retries' },
    { fault: 'offline', calls: 4, status: 'failed', why: 'three retries' },
    { fault: 'html200', calls: 4, status: 'failed', why: 'three retries' },
  ])('$fault: $calls calls, then $status; $why', async ({ fault, calls, status }) => {
    askServiceAt('account', faultAddress('s401'));
    await listenTo(subscriptions, (get) => hurry(() => expect(get().status).toBe('ready')));
    askServiceAt('account', faultAddress(fault));
    const fetch = vi.spyOn(window, 'fetch');
    await listenTo(subscriptions, async (get) => {
      await hurry(() => expect(get().status).toBe(status));
      expect(fetch).toHaveBeenCalledTimes(calls);
      expect(get().data ?? []).toEqual([]);
    });
  });
});

test('what is held opens its course; a forged record in the storage opens nothing', async () => {
  sessionStorage.setItem('Subscriptions', '[{"courseId":"java","type":"full"}]');
  localStorage.setItem('Subscriptions', '{"Message":[{"courseId":"java","type":"full"}]}');
  onTestFinished(() => localStorage.clear());
  await publish('account', { Message: [{ courseId: 'python', type: 'full' }] });
  await listenTo(subscriptions, async (get) => {
    await hurry(() => expect(get().data).toHaveLength(1));
    const held = get().data ?? [];
    expect(canWatch(PYTHON, held)).toBe(true);
    expect(canWatch(course('java'), held)).toBe(false);
  });
});
