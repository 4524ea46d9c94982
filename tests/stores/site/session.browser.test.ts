import { describe, expect, test, vi } from 'vitest';
import { probe } from '../../../src/api/auth.ts';
import { isInnerVisit } from '../../../src/browser/platform/visit.ts';
import {
  blockStorage,
  find,
  POISONS,
  setOnline,
  setSavesData,
  setVisible,
} from '../../browser/page.ts';
import { isMarked, openMenu, openSessions, run, store, stored, wakeUp } from './session-page.ts';

vi.mock(import('../../../src/api/auth.ts'), { spy: true });
vi.mock(import('../../../src/browser/platform/visit.ts'), { spy: true });

const POLL_MS = 600_000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

openSessions();

describe('the stored answer', () => {
  test.each([true, false])('is shown before any call, and none is made: %s', async (isLoggedIn) => {
    wakeUp({ isLoggedIn, askedAt: Date.now() });
    expect(isMarked()).toBe(isLoggedIn);
    await run(POLL_MS - 1);
    expect(probe).not.toHaveBeenCalled();
  });

  test.each(POISONS)('poisoned, $poison: not logged in, asked again, and repaired', async (one) => {
    wakeUp(one.text);
    expect(isMarked()).toBe(false);
    vi.mocked(probe).mockResolvedValue(true);
    await run(POLL_MS);
    expect(stored()).toEqual({ isLoggedIn: true, askedAt: expect.any(Number) });
  });

  test('B-002 the storage is blocked: the page asks, and knows', async () => {
    blockStorage('sessionStorage');
    vi.mocked(probe).mockResolvedValue(true);
    wakeUp();
    await run(0);
    expect(isMarked()).toBe(true);
  });
});

describe('the probe', () => {
  test('is asked when nothing is known: kept for the session, and told', async () => {
    vi.mocked(probe).mockResolvedValue(true);
    wakeUp();
    expect(isMarked()).toBe(false);
    await run(0);
    expect(isMarked()).toBe(true);
    expect(stored()).toEqual({ isLoggedIn: true, askedAt: Date.now() });
  });

  test('« refetched every 10 minutes », counted from page to page', async () => {
    wakeUp({ isLoggedIn: false, askedAt: Date.now() - POLL_MS + 1_000 });
    await run(999);
    expect(probe).not.toHaveBeenCalled();
    await run(1);
    expect(probe).toHaveBeenCalledOnce();
    await run(POLL_MS - 1);
    expect(probe).toHaveBeenCalledOnce();
    await run(2 * POLL_MS);
    expect(probe).toHaveBeenCalledTimes(3);
  });

  test('is asked by who comes from elsewhere, however fresh the answer', async () => {
    vi.mocked(isInnerVisit).mockReturnValue(false);
    vi.mocked(probe).mockResolvedValue(true);
    wakeUp({ isLoggedIn: false, askedAt: Date.now() });
    await run(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(isMarked()).toBe(true);
  });

  test('a failed probe means not logged in, and is never retried (S1)', async () => {
    wakeUp({ isLoggedIn: true, askedAt: 1 });
    expect(isMarked()).toBe(true);
    await run(POLL_MS - 1);
    expect(isMarked()).toBe(false);
    expect(probe).toHaveBeenCalledOnce();
  });

  test('is never asked while hidden, and once on return', async () => {
    setVisible(false);
    wakeUp();
    await run(HOUR_MS);
    expect(probe).not.toHaveBeenCalled();
    setVisible(true);
    await run(0);
    expect(probe).toHaveBeenCalledOnce();
    setVisible(false);
    setVisible(true);
    await run(POLL_MS - 1);
    expect(probe).toHaveBeenCalledOnce();
  });

  test('is never asked while offline, and once on return', async () => {
    setOnline(false);
    wakeUp();
    await openMenu();
    await run(HOUR_MS);
    expect(probe).not.toHaveBeenCalled();
    setOnline(true);
    await run(0);
    expect(probe).toHaveBeenCalledOnce();
  });

  test('is asked when the menu opens, one in flight', async () => {
    wakeUp({ isLoggedIn: false, askedAt: Date.now() });
    let answer = (_: boolean) => {};
    vi.mocked(probe).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await openMenu();
    find<HTMLDetailsElement>('details').open = false;
    await openMenu();
    await run(2 * POLL_MS);
    expect(probe).toHaveBeenCalledOnce();
    answer(true);
    await run(0);
    expect(isMarked()).toBe(true);
    await run(POLL_MS);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  test('B-014 Save-Data: only the menu asks, and nothing follows', async () => {
    setSavesData(true);
    wakeUp();
    await run(HOUR_MS);
    expect(probe).not.toHaveBeenCalled();
    await openMenu();
    await run(HOUR_MS);
    expect(probe).toHaveBeenCalledOnce();
  });

  test.each([YEAR_MS, -YEAR_MS])(
    'B-005 the clock moves by %i ms: asked once, no loop',
    async (ms) => {
      wakeUp({ isLoggedIn: false, askedAt: Date.now() });
      vi.setSystemTime(Date.now() + ms);
      setVisible(true);
      await run(1_000);
      expect(probe).toHaveBeenCalledOnce();
      await run(POLL_MS);
      expect(probe).toHaveBeenCalledTimes(2);
    },
  );

  test('B-007 back from memory: what later pages heard, asked again, no double polling', async () => {
    wakeUp({ isLoggedIn: true, askedAt: Date.now() });
    await run(1_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    store({ isLoggedIn: false, askedAt: Date.now() });
    vi.mocked(probe).mockResolvedValue(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(isMarked()).toBe(false);
    await run(0);
    expect(isMarked()).toBe(true);
    expect(probe).toHaveBeenCalledOnce();
    await run(POLL_MS);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  test('the way to the login page: the next page asks', () => {
    wakeUp({ isLoggedIn: false, askedAt: Date.now() });
    find('.leads-back').click();
    expect(stored()).toEqual({ isLoggedIn: false, askedAt: 0 });
    expect(probe).not.toHaveBeenCalled();
  });
});
