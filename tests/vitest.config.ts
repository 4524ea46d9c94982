import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './support/chromium.ts';
import { ISLAND_PORT } from './support/ports.ts';

const BROWSER_TESTS = 'tests/**/*.browser.test.{ts,tsx}';
const executablePath = findChromium();

/** Two projects: what needs no page runs in Node, the rest in a real browser. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [BROWSER_TESTS],
        },
      },
      {
        resolve: {
          alias: { 'astro:env/client': `${import.meta.dirname}/support/settings.ts` },
        },
        test: {
          name: 'browser',
          api: { port: ISLAND_PORT, host: 'localhost' },
          include: [BROWSER_TESTS],

          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
              contextOptions: { locale: 'fr-SN' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
