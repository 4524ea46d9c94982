import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './support/chromium.ts';
import { forgetSettings } from './support/environment.ts';
import { SITE_PORT } from './support/ports.ts';
import { SITE_SETTINGS } from './support/site-build.ts';

forgetSettings();
const executablePath = findChromium();

/**
 * Browser tests against what `npm start` serves: the built site and the local API, two origins. A `dist`
 * that an earlier run has built from the same files is served as it is.
 */
export default defineConfig({
  projects: ['site', 'engines'].map((name) => ({ name, testDir: `./${name}` })),
  outputDir: '../test-results/site',
  // A loaded machine is slow, not wrong: no test is timed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // A test waits as long as it computes; the units run beside them.
  workers: availableParallelism() + 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['dot'], ['junit', { outputFile: '../test-results/site.xml' }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'fr-SN',
    timezoneId: 'Africa/Dakar',
    // A worker would answer where a test breaks the network; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node tests/support/site-server.ts',
    cwd: '..',
    url: `http://localhost:${SITE_PORT}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: SITE_SETTINGS,
  },
});
