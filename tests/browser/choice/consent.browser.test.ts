import { describe, expect, test, vi } from 'vitest';
import {
  hasConsent,
  keepChoice,
  mendChoice,
  onOtherTab,
} from '../../../src/browser/choice/consent.ts';
import { readCookie } from '../../../src/browser/platform/cookies.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { blockCookies, blockStorage, fillStorage, POISONS, silence } from '../page.ts';

const COOKIE = 'rgpd_consent';

describe('the cookie is the authority, local storage remembers when it is gone (V1)', () => {
  test.each([
    { cookie: 'true', storage: undefined, choice: true },
    { cookie: 'false', storage: undefined, choice: false },
    { cookie: 'true', storage: 'false', choice: true },
    { cookie: 'false', storage: 'true', choice: false },
    { cookie: undefined, storage: 'true', choice: true },
    { cookie: undefined, storage: 'false', choice: false },
    { cookie: 'junk', storage: 'true', choice: true },
    { cookie: 'true', storage: 'junk', choice: true },
    { cookie: 'junk', storage: 'junk', choice: undefined },
    { cookie: undefined, storage: undefined, choice: undefined },
  ])('cookie $cookie, storage $storage: $choice, then both say it', async (one) => {
    if (one.cookie) await cookieStore.set(COOKIE, one.cookie);
    if (one.storage) localStorage.setItem(COOKIE, one.storage);
    expect(hasConsent()).toBe(one.choice === true);
    mendChoice();
    const mended =
      one.choice === undefined ? one : { cookie: String(one.choice), storage: String(one.choice) };
    expect(readCookie(COOKIE)).toBe(mended.cookie);
    expect(localStorage.getItem(COOKIE) ?? undefined).toBe(mended.storage);
  });

  test('what needs no mending is not written again: the year of a choice is not made longer', async () => {
    const day = Date.now() + 86_400_000;
    await cookieStore.set({ name: COOKIE, value: 'true', expires: day });
    localStorage.setItem(COOKIE, 'true');
    mendChoice();
    expect(Object(await cookieStore.get(COOKIE)).expires).toBeLessThan(day + 1_000);
  });
});

test('cookies blocked: no consent', async () => {
  await cookieStore.set(COOKIE, 'true');
  blockCookies();
  expect(hasConsent()).toBe(false);
});

test.each(['TRUE', 'true x', '"true"', '1', '%E0%A4%A', ''])(
  '« %s » is no consent',
  async (text) => {
    await cookieStore.set(COOKIE, text);
    expect(hasConsent()).toBe(false);
  },
);

// S-049 to S-056, « consent cookie », in the order of the matrix.
test.each(POISONS.map((one, index) => ({ ...one, id: `S-0${49 + index}` })))(
  '$id $poison: ignored, and the next good write repairs it',
  async ({ poison, text }) => {
    const write = cookieStore.set(COOKIE, text);
    // A browser takes no cookie of 4 MB.
    if (poison === '4 MB string') await expect(write).rejects.toThrow(TypeError);
    else await write;
    expect(hasConsent()).toBe(false);
    await cookieStore.set(COOKIE, 'true');
    expect(hasConsent()).toBe(true);
  },
);

describe('a choice', () => {
  test.each([true, false])(
    '%s: « secure, lax same-site, one year; also in local storage »',
    async (isAccepted) => {
      const before = Date.now();
      keepChoice(isAccepted);
      expect(readCookie(KEYS.consent)).toBe(String(isAccepted));
      expect(localStorage.getItem(COOKIE)).toBe(String(isAccepted));
      const cookie = await cookieStore.get(COOKIE);
      expect(cookie).toMatchObject({
        path: '/',
        secure: true,
        sameSite: 'lax',
        value: String(isAccepted),
      });
      const days = (Number(Object(cookie).expires) - before) / 86_400_000;
      expect(Math.round(days)).toBe(365);
    },
  );

  test('B-002 with a blocked storage: the cookie alone', () => {
    silence();
    blockStorage('localStorage');
    keepChoice(true);
    expect(hasConsent()).toBe(true);
  });

  test('with a full storage: what stood there does not contradict it', () => {
    silence();
    localStorage.setItem(COOKIE, 'true');
    fillStorage('localStorage');
    keepChoice(false);
    expect(localStorage.getItem(COOKIE)).toBeNull();
  });

  test('of another tab is heard, and what it takes away', () => {
    const heard = vi.fn();
    onOtherTab(heard);
    const tell = (change: StorageEventInit) =>
      window.dispatchEvent(new StorageEvent('storage', change));
    tell({ key: 'theme', newValue: 'dark' });
    expect(heard).not.toHaveBeenCalled();
    tell({ key: COOKIE, oldValue: null, newValue: 'false' });
    tell({ key: KEYS.codes, oldValue: '{}', newValue: null });
    expect(heard.mock.calls).toMatchObject([
      [{ key: COOKIE, oldValue: null, newValue: 'false' }],
      [{ key: KEYS.codes, oldValue: '{}', newValue: null }],
    ]);
  });
});
