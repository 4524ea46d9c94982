import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { inlinePrograms } from '../src/build/vite/inline-programs.ts';
import { CHROMIUM_ARGS, findChromium } from './support/chromium.ts';
import { ISLAND_PORT } from './support/ports.ts';

const BROWSER_TESTS = 'tests/**/*.browser.test.{ts,tsx}';
const PREPARED = [
  '@nanostores/react',
  'nanostores',
  'react',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'valibot',
];
/** A loaded machine is slow, not wrong: no test is timed. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 };
const SUPPORT = `${import.meta.dirname}/support`;
const SETTINGS = { 'astro:env/client': `${SUPPORT}/settings.ts` };
const executablePath = findChromium();

/** Two projects: what needs no page runs in Node, the rest in a real browser. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      {
        plugins: [inlinePrograms()],
        resolve: { alias: { ...SETTINGS, 'astro:content': `${SUPPORT}/astro-content.ts` } },
        test: {
          ...PATIENCE,
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/patience.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [BROWSER_TESTS, '**/node_modules/**'],
        },
      },
      {
        plugins: [inlinePrograms()],
        resolve: { alias: SETTINGS },
        // `support/ports.ts` runs in the page too.
        define: { 'process.env.TEST_PORTS': JSON.stringify(process.env.TEST_PORTS ?? '') },
        // Found by Vite while the tests run, these would reload the page under them.
        optimizeDeps: { include: PREPARED },
        test: {
          ...PATIENCE,
          name: 'browser',
          api: { port: ISLAND_PORT, host: 'localhost' },
          include: [BROWSER_TESTS],
          globalSetup: ['tests/support/island-api.ts', 'tests/support/fault-server.ts'],
          setupFiles: ['tests/support/pointer.ts', 'tests/support/patience.ts'],
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
