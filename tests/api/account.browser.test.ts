import { afterEach, expect, test, vi } from 'vitest';
import { fetchSubscriptions } from '../../src/api/account.ts';
import { HttpError } from '../../src/api/http.ts';
import { proveFaults } from './faults.ts';
import { askServiceAt, faultAddress, publish } from './service.ts';

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

test.each([
  { forged: 'no list', body: { Message: 'full' } },
  { forged: 'an object that looks like a list', body: { Message: { 0: full('a'), length: 1 } } },
  { forged: 'another wrapper', body: { message: [full('a')] } },
  { forged: 'a failure with a success status', body: { error: 'no session' } },
])('$forged is unknown, not empty', async ({ body }) => {
  await publish('account', body);
  await expect(fetchSubscriptions()).rejects.toThrow(HttpError);
});

test.each([
  { forged: 'a course that is a list', item: { courseId: ['a'], type: 'full' } },
  { forged: 'a course that is an object', item: { courseId: { id: 'a' }, type: 'full' } },
  { forged: 'a course that is true', item: { courseId: true, type: 'full' } },
  { forged: 'a blank course', item: { courseId: '  ', type: 'full' } },
  { forged: 'a type that is a list', item: { courseId: 'a', type: ['full'] } },
  { forged: 'a type that is true', item: { courseId: 'a', type: true } },
  { forged: 'the words of another API', item: { formationId: 'a', kind: 'full' } },
])('$forged is dropped, its neighbours stay', async ({ item }) => {
  await publish('account', { Message: [item, full('b')] });
  expect((await fetchSubscriptions()).data).toEqual([full('b')]);
});

function full(courseId: string) {
  return { courseId, type: 'full' };
}
