import { afterEach, expect, test, vi } from 'vitest';
import { fetchSubscriptions } from '../../src/api/account.ts';
import { HttpError } from '../../src/api/http.ts';
import { proveFaults } from './faults.ts';
import { askServiceAt, faultAddress } from './service.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

proveFaults(
  'subscriptions',
  async () => (await fetchSubscriptions()).data.map(({ courseId }) => courseId),
  // Nobody is logged in: nothing is held, and there is nothing to retry.
  { s401: [] },
);

test('« none, cookies sent »: the account service is asked, and no other', async () => {
  askServiceAt('account', faultAddress('good'));
  const fetch = vi.spyOn(window, 'fetch');
  expect((await fetchSubscriptions()).data).toEqual([full('a'), full('b')]);
  const [[address, init] = []] = fetch.mock.calls;
  expect(address).toBe(`${faultAddress('good')}/user/subscriptions`);
  expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(init).not.toHaveProperty('body');
});

test('a visitor of the local API, who is not logged in, holds nothing: always the same nothing', async () => {
  const nothing = await fetchSubscriptions();
  expect(nothing).toEqual({ data: [], etag: null });
  expect(await fetchSubscriptions(nothing)).toBe(nothing);
});

test('what was held is forgotten once the session has ended', async () => {
  askServiceAt('account', faultAddress('tagged', '"1"'));
  const held = await fetchSubscriptions();
  expect(await fetchSubscriptions(held)).toBe(held);
  askServiceAt('account', faultAddress('s401'));
  expect((await fetchSubscriptions(held)).data).toEqual([]);
});

test('403 is not 401: what the learner holds is unknown', async () => {
  askServiceAt('account', faultAddress('s403'));
  await expect(fetchSubscriptions()).rejects.toEqual(new HttpError(403));
});

function full(courseId: string) {
  return { courseId, type: 'full' };
}
