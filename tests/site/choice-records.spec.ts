import { cell } from '../support/cells.ts';
import { PROBE } from '../support/session-page.ts';
import { consentBanner, expect, test } from '../support/site.ts';

/** What may stand where « true » or « false » should (docs/faults.json, « poisons »). */
const POISONS = [
  ['invalid JSON', '{"true":'],
  ['null', 'null'],
  ['wrong type', '["true"]'],
  ['missing fields', '{}'],
  ['4 MB string', 'true'.repeat(1_000_000)],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['__proto__', '{"__proto__":true}'],
  ['out-of-range number', '1e999'],
] as const;

/** The two records of the visitor's choice beside its cookie (V1, V4), and what writes them. */
const RECORDS = [
  {
    subject: 'consent flag',
    area: 'sessionStorage',
    key: 'consentHidden',
    button: 'Ne plus afficher',
    good: 'true',
  },
  {
    subject: 'rgpd_consent',
    area: 'localStorage',
    key: 'rgpd_consent',
    button: 'Tout refuser',
    good: 'false',
  },
] as const;

test.use({ consent: null });

for (const { subject, area, key, button, good } of RECORDS) {
  for (const [poison, text] of POISONS) {
    test(`${cell(subject, poison)}: ignored and logged; the banner asks; the next choice repairs it`, async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') logged.push(message.text());
      });
      const isNamed = () => logged.some((line) => line.startsWith(`storage ${key}`));
      await page.goto('/robots.txt');
      await page.evaluate(([where, name, value]) => window[where].setItem(name, value), [
        area,
        key,
        text,
      ] as const);

      const probe = page.waitForRequest(PROBE);
      await page.goto('/ressources');
      const banner = consentBanner(page);
      await expect(banner).toBeVisible();
      expect((await probe).headers()['x-visitor-id']).toBe('null');

      await banner.getByRole('button', { name: button }).click();
      await expect(banner).toBeHidden();
      await expect.poll(isNamed).toBe(true);
      const stored = () =>
        page.evaluate(([where, name]) => window[where].getItem(name), [area, key] as const);
      await expect.poll(stored).toBe(good);
      logged.length = 0;
      const again = page.waitForRequest(PROBE);
      await page.reload();
      await again;
      await expect(banner).toBeHidden();
      expect(isNamed()).toBe(false);
    });
  }
}
