import { describe, expect, test, vi } from 'vitest';
import {
  hasConsent,
  hideBanner,
  keepChoice,
  onChoiceElsewhere,
  progressArea,
  showBanner,
} from '../../../src/browser/page/consent.ts';
import { readCookie } from '../../../src/browser/platform/cookies.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { blockCookies, blockStorage, find, POISONS, silence } from '../page.ts';

const COOKIE = 'rgpd_consent';

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

test('the cookie is the authority: the storage alone is no consent (V1)', () => {
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

  test('of another tab is heard', () => {
    const heard = vi.fn();
    onChoiceElsewhere(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: COOKIE, newValue: 'false' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('the banner', () => {
  test('of who has not chosen leaves, and the focus goes to the page', () => {
    openPage();
    find('.consent button').focus();
    hideBanner();
    expect(document.documentElement.classList).not.toContain('asks-consent');
    expect(document.activeElement?.id).toBe('contenu');
  });

  test('takes no focus that is elsewhere', () => {
    openPage();
    find('#search').focus();
    hideBanner();
    expect(document.activeElement?.id).toBe('search');
  });

  test('comes back from the footer with the focus, and gives it back', () => {
    openPage();
    hideBanner();
    showBanner(find('#manage'));
    expect(document.documentElement.classList).toContain('asks-consent');
    expect(document.activeElement?.className).toBe('consent');
    hideBanner();
    expect(document.activeElement?.id).toBe('manage');
  });
});

function openPage(): void {
  document.documentElement.className = 'js asks-consent';
  document.body.innerHTML = `
    <main id="contenu" tabindex="-1"><input id="search"></main>
    <footer><button id="manage">Gérer mes cookies</button></footer>
    <section class="consent" tabindex="-1"><button>Accepter</button></section>`;
}
