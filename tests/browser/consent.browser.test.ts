import { afterEach, expect, test, vi } from 'vitest';
import { hasConsent, progressArea } from '../../src/browser/consent.ts';
import { blockCookies, POISONS } from './page.ts';

const COOKIE = 'rgpd_consent';

afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await cookieStore.delete(COOKIE);
});

test('accepted: progress is kept', async () => {
  await cookieStore.set(COOKIE, 'true');
  expect(hasConsent()).toBe(true);
  expect(progressArea()).toBe('localStorage');
});

test('no choice, then a refusal: progress lasts for the session', async () => {
  expect(progressArea()).toBe('sessionStorage');
  await cookieStore.set(COOKIE, 'false');
  expect(hasConsent()).toBe(false);
  expect(progressArea()).toBe('sessionStorage');
});

test('withdrawn: for the session again', async () => {
  await cookieStore.set(COOKIE, 'true');
  await cookieStore.set(COOKIE, 'false');
  expect(progressArea()).toBe('sessionStorage');
});

test('« the cookie is the authority »: the storage alone is no consent', () => {
  localStorage.setItem(COOKIE, 'true');
  expect(hasConsent()).toBe(false);
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
