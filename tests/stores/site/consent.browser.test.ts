import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasConsent, keepChoice } from '../../../src/browser/choice/consent.ts';
import { visitorId } from '../../../src/browser/choice/visitor.ts';
import { keepVisitorId } from '../../../src/browser/choice/visitor-cookie.ts';
import { readCookie } from '../../../src/browser/platform/cookies.ts';
import { fingerprint } from '../../../src/browser/platform/fingerprint.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import notices from '../../../src/components/shell/Notices.astro?raw';
import { run } from '../../../src/stores/site/consent.ts';
import { find, markupOf, POISONS } from '../../browser/page.ts';

vi.mock(import('../../../src/browser/platform/fingerprint.ts'), { spy: true });

const HASH = '0123456789abcdef0123456789abcdef';

beforeEach(() => {
  vi.mocked(fingerprint).mockReset().mockResolvedValue(HASH);
  document.documentElement.className = 'js asks-consent';
  document.body.innerHTML = `
    <main id="contenu" tabindex="-1"></main>
    <button data-consent="manage">Gérer mes cookies</button>
    ${markupOf(notices)}
    <section class="consent" tabindex="-1">
      <button data-consent="accept"></button>
      <button data-consent="refuse"></button>
      <button data-consent="hide"></button>
    </section>`;
});

describe('« Accepter stores true »', () => {
  test('the hash is computed, the banner leaves, a notice says so', async () => {
    ask('accept');
    expect(readCookie(KEYS.consent)).toBe('true');
    expect(isAsking()).toBe(false);
    expect(find('.toast').textContent.trim()).toBe('Votre choix est enregistré.');
    await expect.poll(visitorId).toBe(HASH);
  });
});

describe('« Tout refuser stores false »', () => {
  test('no hash is computed, the banner leaves', async () => {
    ask('refuse');
    expect(readCookie(KEYS.consent)).toBe('false');
    expect(isAsking()).toBe(false);
    expect(fingerprint).not.toHaveBeenCalled();
  });

  test('a withdrawal forgets the hash at once', () => {
    keepChoice(true);
    keepVisitorId(HASH, undefined);
    ask('refuse');
    expect(visitorId()).toBe('null');
  });
});

test('« Ne plus afficher » and close only hide it for the session (V4)', () => {
  ask('hide');
  expect(isAsking()).toBe(false);
  expect(readCookie(KEYS.consent)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([KEYS.consentHidden]);
  expect(localStorage).toHaveLength(0);
});

test('« Gérer mes cookies » opens the choice again, and changes nothing by itself', () => {
  keepChoice(false);
  document.documentElement.className = 'js';
  ask('manage');
  expect(isAsking()).toBe(true);
  expect(readCookie(KEYS.consent)).toBe('false');
});

/** What stands beside the cookie: S-033 to S-040, then S-041 to S-048, in the order of the matrix. */
const RECORDS = [
  { area: 'sessionStorage', key: KEYS.consentHidden, first: 33, choice: 'hide', good: 'true' },
  { area: 'localStorage', key: KEYS.consent, first: 41, choice: 'refuse', good: 'false' },
] as const;

test.each(
  RECORDS.flatMap(({ first, ...record }) =>
    POISONS.map(({ poison, text }, at) => ({ ...record, poison, text, id: `S-0${first + at}` })),
  ),
)(
  '$id $key, $poison: is no choice, is logged, and the next choice repairs it',
  ({ area, key, text, choice, good }) => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    window[area].setItem(key, text);
    expect(hasConsent()).toBe(false);
    ask(choice);
    expect(logged.mock.calls).toEqual([['storage', key]]);
    expect(isAsking()).toBe(false);
    expect(window[area].getItem(key)).toBe(good);
    ask(choice);
    expect(logged).toHaveBeenCalledOnce();
  },
);

function ask(what: string): void {
  run(find(`[data-consent=${what}]`));
}

function isAsking(): boolean {
  return document.documentElement.classList.contains('asks-consent');
}
