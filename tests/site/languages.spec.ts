import { cell } from '../support/cells.ts';
import { readResources } from '../support/content.ts';
import { expect, SITE, test } from '../support/site.ts';

const TITLE = 'Ressources gratuites à lire';
const COUNT = readResources().flatMap(({ items }) => items).length;

/** What may stand in an address where a language should: `/ressources/{language}`. */
const PAYLOADS: readonly { fault: string; text: string; isDefault?: boolean }[] = [
  { fault: 'absent', text: '', isDefault: true },
  { fault: 'empty', text: '/', isDefault: true },
  { fault: 'malformed-%', text: '/%E0%A4%A' },
  { fault: 'double-encoded', text: '/%2570ython' },
  { fault: 'javascript:', text: '/javascript:alert(1)' },
  { fault: '//evil.tld', text: '///evil.tld/' },
  { fault: '../..', text: '/..%2F..' },
  { fault: '10,000 chars', text: `/${'a'.repeat(10_000)}` },
  { fault: 'emoji+RLO', text: '/%F0%9F%A7%B5%E2%80%AEnohtyp' },
  { fault: '__proto__', text: '/__proto__' },
  { fault: '<script>', text: '/<script>alert(1)</script>' },
  { fault: 'repeated param', text: '/python/python' },
];

// The browser says of an unknown address that it was not found.
test.use({ breaksNetwork: true });

const CELLS = PAYLOADS.map(({ fault }) => cell('ressources.language', fault));

test(`${CELLS.join(', ')}: the list or « Page introuvable », here`, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  for (const { fault, text, isDefault = false } of PAYLOADS) {
    await test.step(fault, async () => {
      const answer = await page.goto(`/ressources${text}`);
      expect(answer?.status()).toBe(isDefault ? 200 : knownFault(answer?.status()));
      await expect(title).toHaveText(isDefault ? TITLE : 'Page introuvable');
      expect(new URL(page.url()).origin).toBe(SITE);

      // The same, asked as a parameter: the page has none of that name.
      await page.goto(`/ressources?language=${text.slice(1).replace('/', '&language=')}`);
      await expect(title).toHaveText(TITLE);
      await expect(page.locator('.resource')).toHaveCount(COUNT);
      expect(new URL(page.url()).origin).toBe(SITE);
    });
  }
});

/** Not found, or an address that no server can read. */
function knownFault(status = 0): number {
  return [400, 404].includes(status) ? status : 404;
}
