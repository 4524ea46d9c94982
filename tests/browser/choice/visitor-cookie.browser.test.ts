import { expect, test } from 'vitest';
import { hasVisitorId, visitorId } from '../../../src/browser/choice/visitor.ts';
import { forgetVisitorId, keepVisitorId } from '../../../src/browser/choice/visitor-cookie.ts';

const COOKIE = 'visitorId';
const HASH = '0123456789abcdef0123456789abcdef';

test('is a Secure, SameSite=Strict cookie for a year, forgotten at once (V11)', async () => {
  expect(hasVisitorId()).toBe(false);
  keepVisitorId(HASH, undefined);
  expect(hasVisitorId()).toBe(true);
  expect(await cookieStore.get(COOKIE)).toMatchObject({
    value: HASH,
    path: '/',
    secure: true,
    sameSite: 'strict',
  });
  forgetVisitorId('example.sn');
  expect(visitorId()).toBe('null');
});
