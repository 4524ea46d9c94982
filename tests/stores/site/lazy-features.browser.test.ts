import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { visitorId } from '../../../src/browser/choice/visitor.ts';
import { fingerprint } from '../../../src/browser/platform/fingerprint.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import notices from '../../../src/components/shell/Notices.astro?raw';
import * as consent from '../../../src/stores/site/consent.ts';
import { openParts } from '../../../src/stores/site/lazy-features.ts';
import { clearCookies, find, markupOf, setOnline, silence } from '../../browser/page.ts';

vi.mock(import('../../../src/browser/platform/fingerprint.ts'), { spy: true });
vi.mock(import('../../../src/stores/site/consent.ts'), { spy: true });

const HASH = '0123456789abcdef0123456789abcdef';

beforeAll(() => {
  keepChoice(true);
  vi.mocked(fingerprint).mockResolvedValue(HASH);
  openParts();
});

beforeEach(() => {
  document.documentElement.className = 'js asks-consent';
  document.body.innerHTML = `
    <button data-part="consent" data-consent="hide">Fermer</button>
    <button data-part="rien">Rien</button>
    ${markupOf(notices)}`;
});

// First: once for all, when the page wakes up.
test('who accepted on an earlier page and has no hash yet gets one, once the page is idle', async () => {
  await expect.poll(visitorId, { timeout: 30_000 }).toBe(HASH);
  await clearCookies();
});

test('a button runs the part that it names', async () => {
  find('[data-part=consent]').click();
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([KEYS.consentHidden]);
  expect(consent.run).toHaveBeenCalledOnce();
});

test('a part that cannot be had without network says why', async () => {
  setOnline(false);
  silence();
  vi.mocked(consent.run).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  find('[data-part=consent]').click();
  await expect
    .poll(() => document.querySelector('.toast')?.textContent.trim())
    .toBe('Cette action demande une connexion à Internet.');
});

test('an unknown part does nothing', () => {
  find('[data-part=rien]').click();
  expect(document.querySelector('.toast')).toBeNull();
});

test('B-006 the choice of another tab takes the banner away', async () => {
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.consent, newValue: 'true' }));
  await expect.poll(() => document.documentElement.className).toBe('js');
});
