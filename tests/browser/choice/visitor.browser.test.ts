import { expect, test } from 'vitest';
import { visitorId } from '../../../src/browser/choice/visitor.ts';
import { blockCookies, POISONS } from '../page.ts';

const COOKIE = 'visitorId';
const HASH = '0123456789abcdef0123456789abcdef';

test('« null » without a cookie', () => {
  expect(visitorId()).toBe('null');
});

test('B-001 « null » when cookies are blocked', async () => {
  await cookieStore.set(COOKIE, HASH);
  blockCookies();
  expect(visitorId()).toBe('null');
});

test.each([
  { why: 'one character short', value: HASH.slice(1) },
  { why: 'one character long', value: `${HASH}0` },
  { why: 'a letter past f', value: HASH.replace('f', 'g') },
  { why: 'not ASCII: such a header would make fetch throw', value: HASH.replace('f', 'é') },
  { why: 'a second header after a line break', value: `${HASH}%0D%0AX-Evil: 1` },
  { why: 'a malformed %', value: `${HASH.slice(3)}%E0` },
])('« null » for a value that is $why (V8)', async ({ value }) => {
  await cookieStore.set(COOKIE, value);
  expect(visitorId()).toBe('null');
});

// Cells S-057 to S-064; browsers refuse the cookie of 4 MB themselves.
test.each(POISONS.map((one, index) => ({ ...one, id: `S-0${57 + index}` })))(
  '$id « null » for a poison: $poison, and the next good hash repairs it',
  async ({ text }) => {
    await cookieStore.set(COOKIE, text).catch(() => undefined);
    expect(visitorId()).toBe('null');
    await cookieStore.set(COOKIE, HASH);
    expect(visitorId()).toBe(HASH);
  },
);
