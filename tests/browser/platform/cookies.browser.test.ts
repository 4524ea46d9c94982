import { describe, expect, test, vi } from 'vitest';
import { deleteCookie, readCookie, writeCookie } from '../../../src/browser/platform/cookies.ts';
import { blockCookies, silence } from '../page.ts';

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

describe('writes', () => {
  const options = { maxAgeSeconds: 60, sameSite: 'Lax' } as const;

  test('a Secure cookie of the whole site, with its life and its same-site rule', async () => {
    const before = Date.now();
    writeCookie('wanted', 'thème; clair', options);
    expect(readCookie('wanted')).toBe('thème; clair');
    const cookie = await cookieStore.get('wanted');
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'lax', domain: null });
    const { expires } = Object(cookie);
    expect(expires).toBeGreaterThan(before);
    expect(expires).toBeLessThan(before + 120_000);
    writeCookie('wanted', 'b', { ...options, sameSite: 'Strict' });
    expect(await cookieStore.get('wanted')).toMatchObject({ value: 'b', sameSite: 'strict' });
  });

  test('nothing for the domain of somebody else', () => {
    writeCookie('wanted', 'a', { ...options, domain: 'example.sn' });
    expect(readCookie('wanted')).toBeUndefined();
  });

  test('and deletes it, also when it was of a domain', () => {
    writeCookie('wanted', 'a', options);
    deleteCookie('wanted', 'example.sn');
    expect(readCookie('wanted')).toBeUndefined();
  });

  test('blocked cookies are logged, and break nothing', () => {
    const logged = silence();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    writeCookie('wanted', 'a', options);
    expect(logged).toHaveLength(1);
  });
});
