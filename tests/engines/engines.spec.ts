import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SITE } from '../support/addresses.ts';
import { ALL_SCREENS } from '../support/screens.ts';
import { ENGINES } from './engines.ts';
import { JOURNEYS, seen } from './journeys.ts';
import type { Visit } from './visit.ts';

const WIDTH = 360;
const PICTURES = 'test-results/engines';
/** Of tokens.css. */
const COLORS = {
  light: { ground: 'rgb(251, 247, 239)', ink: 'rgb(29, 26, 51)' },
  dark: { ground: 'rgb(19, 17, 42)', ink: 'rgb(244, 239, 227)' },
} as const;

for (const { name, visit: start } of ENGINES) {
  test.describe(name, () => {
    // One browser for all of them: some take a second to start.
    test.describe.configure({ mode: 'default' });
    let visit: Visit;
    const picture = (of: string) => visit.picture(`${PICTURES}/${name}-${of}.png`);
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      mkdirSync(PICTURES, { recursive: true });
      visit = await start(WIDTH);
    });
    test.afterAll(() => visit?.close());

    for (const theme of ['light', 'dark'] as const) {
      for (const [screen, path] of Object.entries(ALL_SCREENS)) {
        test(`${screen} is painted at the width of a phone, ${theme}`, async () => {
          await begin(visit, path, { theme, consent: 'false' });
          const { ground, ink, excess } = await visit.run(() => {
            const { backgroundColor: ground, color: ink } = getComputedStyle(document.body);
            return { ground, ink, excess: document.documentElement.scrollWidth - innerWidth };
          });
          await seen(visit, 'h1');
          await picture(`${screen}-${theme}`);
          expect({ ground, ink }).toEqual(COLORS[theme]);
          expect(excess).toBeLessThanOrEqual(0);
          expect(visit.errors.splice(0)).toEqual([]);
        });
      }
    }

    for (const [title, { path, consent = 'false', act }] of Object.entries(JOURNEYS)) {
      test(title, async () => {
        await begin(visit, path, { theme: 'light', consent });
        await act(visit, picture);
        expect(visit.errors.splice(0)).toEqual([]);
      });
    }
  });
}

/** Opens an address on a device that holds nothing but a theme and a choice about data. */
async function begin(
  visit: Visit,
  path: string,
  { theme, consent }: { theme: string; consent: string },
): Promise<void> {
  await visit.open(`${SITE}/accessibilite`);
  await visit.run(
    (chosen, choice) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('theme', chosen);
      const age = choice ? 3_600 : 0;
      // biome-ignore lint/suspicious/noDocumentCookie: the oldest engines have no other way
      document.cookie = `rgpd_consent=${choice}; path=/; max-age=${age}`;
    },
    theme,
    consent,
  );
  await visit.open(SITE + path);
}
