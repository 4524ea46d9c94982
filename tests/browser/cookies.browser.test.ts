import { afterEach, expect, test, vi } from 'vitest';
import { readCookie } from '../../src/browser/cookies.ts';
import { blockCookies } from './page.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
});

test.each([
  { why: 'a plain value', value: 'abc', read: 'abc' },
  { why: 'an empty value', value: '', read: '' },
  { why: 'an encoded value', value: 'th%C3%A8me%3B%20clair', read: 'thème; clair' },
  { why: 'a value that holds =', value: 'a=b==', read: 'a=b==' },
  { why: 'a malformed %', value: '%E0%A4%A', read: undefined },
  { why: 'a lone %', value: '100 %', read: undefined },
])('reads $why', async ({ value, read }) => {
  await cookieStore.set('before', 'other');
  await cookieStore.set('wanted', value);
  await cookieStore.set('after', 'other');
  expect(readCookie('wanted')).toBe(read);
});

test('an absent cookie is undefined, whatever its neighbours are called', async () => {
  expect(readCookie('wanted')).toBeUndefined();
  await cookieStore.set('unwanted', 'a');
  await cookieStore.set('wanted2', 'b');
  expect(readCookie('wanted')).toBeUndefined();
});

test('blocked cookies are absent ones', async () => {
  await cookieStore.set('wanted', 'abc');
  blockCookies();
  expect(readCookie('wanted')).toBeUndefined();
});
