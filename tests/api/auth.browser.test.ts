import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logout, probe } from '../../src/api/auth.ts';
import { statusFaults } from './faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from './service.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe.each([
  { call: 'probe', ask: probe, before: 168, wrong: 's200', success: 201 },
  // The faulty answers have status 200: a success for the logout, whatever the body says (S5).
  { call: 'logout', ask: logout, before: 192, wrong: 's204', success: 200 },
])('$call', ({ ask, before, wrong, success }) => {
  const cells = statusFaults(wrong).map(({ row, fault, isSuccess }) => ({
    id: `A-${before + row}`,
    fault,
    isSuccess: isSuccess && success === 200,
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

  test('its own status is a success', async () => {
    askServiceAt('auth', faultAddress(`s${success}`));
    expect(await ask()).toBe(true);
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
