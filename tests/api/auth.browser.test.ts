import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logout, probe } from '../../src/api/auth.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from './service.ts';

/**
 * The faults of group A of docs/faults.json, in its order; `wrong` is a 2xx that is not the call's own
 * (X8).
 */
const FAULTS = `offline hang slow5 drip reset s401 s404 s429 s500 s503 cors login302 wrong html200
  badjson empty nullroot wrongroot wrongtypes missing nullitems huge dupes hostile`.split(/\s+/);
/** These answer 200: a success for the logout, whatever the body says (S5). */
const SUCCESSES = new Set([...FAULTS.slice(2, 4), ...FAULTS.slice(13)]);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe.each([
  { call: 'probe', ask: probe, first: 169, wrong: 's200', successes: new Set<string>() },
  { call: 'logout', ask: logout, first: 193, wrong: 's204', successes: SUCCESSES },
])('$call', ({ ask, first, wrong, successes }) => {
  const cells = FAULTS.map((name, row) => ({
    id: `A-${first + row}`,
    fault: name === 'wrong' ? wrong : name,
    isSuccess: successes.has(name),
  }));

  test.each(cells)('$id $fault: $isSuccess', async ({ id, fault, isSuccess }) => {
    const fetch = vi.spyOn(window, 'fetch');
    askServiceAt('auth', faultAddress(fault, fault === 's429' || fault === 's503' ? '1' : id));
    const answer = ask();
    if (fault === 'hang' || fault === 'slow5') {
      await vi.waitFor(async () => expect(await heldCalls(id)).toBe(1));
      await releaseCalls(id);
    }
    expect(await answer).toBe(isSuccess);
    const asked = fetch.mock.calls.filter(([url]) => String(url).includes('/api/'));
    expect(asked).toHaveLength(1);
  });

  test('only its own status is a success', async () => {
    const own = wrong === 's200' ? 's201' : 's200';
    askServiceAt('auth', faultAddress(own));
    expect(await ask()).toBe(true);
    for (const status of ['s202', 's206', 's400', 's403', wrong]) {
      askServiceAt('auth', faultAddress(status));
      expect(await ask()).toBe(false);
    }
  });
});

describe('the local API', () => {
  test('knows nobody: 200, and no cookie', async () => {
    expect(await probe()).toBe(false);
    expect(await cookieStore.getAll()).toEqual([]);
  });

  test('logs out who was not logged in', async () => {
    expect(await logout()).toBe(true);
  });
});

test('sends the e-mail and password of an account that can never be (S2)', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  await probe();
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toMatch(/\/api\/login$/);
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
  const { data } = JSON.parse(String(init?.body));
  expect(data).toEqual({ email: expect.stringMatching(/\.invalid$/), password: 'sonde' });
});
