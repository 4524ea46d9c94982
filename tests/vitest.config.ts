import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { inlinePrograms } from '../src/build/vite/inline-programs.ts';
import { CHROMIUM_ARGS, findWholeChromium } from './support/chromium.ts';
import { forgetSettings } from './support/environment.ts';
import { ISLAND_PORT } from './support/ports.ts';
import { LongestFirst } from './support/sequencer.ts';

const BROWSER_TESTS = 'tests/**/*.browser.test.{ts,tsx}';
/** They keep nothing from one file to the next, nor change what others read: one process reads them all. */
const PLAIN_TESTS = [
  'tests/{rules,wire,workshop,markdown,tools/checks,tools/http,tools/command,styles,layouts,architecture,gate}/**/*.test.ts',
  'tests/{build,inline,docs,support,tools/contract,tools/zim,tools/scaffold}/**/*.test.ts',
  'tests/*.test.ts',
];
/** They read `dist`. */
const PAGE_TESTS = 'tests/pages/**/*.test.ts';
/** They run compilers, virtual machines and servers, of which the first start is long. */
const SAMPLE_TESTS = 'tests/samples/**/*.test.ts';
/** They build a site of their own: `npm run test:night` runs them. */
const NIGHT_TESTS = 'tests/**/*.night.test.ts';
const PREPARED = [
  '@codemirror/commands',
  '@codemirror/language',
  '@codemirror/legacy-modes/mode/css',
  '@codemirror/legacy-modes/mode/javascript',
  '@codemirror/legacy-modes/mode/python',
  '@codemirror/legacy-modes/mode/xml',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@nanostores/react',
  'nanostores',
  'acorn',
  'acorn-jsx',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'valibot',
];
/** A loaded machine is slow, not wrong: each wait has its condition, and this only ends what hangs. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 300_000 };
const LONG_PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };
/** What Astro makes while it builds. */
const ASTRO = {
  'astro:content': `${import.meta.dirname}/support/astro-content.ts`,
  'astro:env/client': `${import.meta.dirname}/support/settings.ts`,
};
// Without a window, a frame has neither the clipboard nor the focus.
const executablePath = findWholeChromium();

forgetSettings();

const TEST_PORTS = JSON.stringify(process.env.TEST_PORTS ?? '');

/** What needs no page runs in Node, what reads the built pages too, the rest in a real browser. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    // The browser suite runs beside them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [inlinePrograms()],
        resolve: { alias: ASTRO },
        test: {
          ...PATIENCE,
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/patience.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [BROWSER_TESTS, PAGE_TESTS, SAMPLE_TESTS, NIGHT_TESTS, ...PLAIN_TESTS],
        },
      },
      {
        test: {
          ...LONG_PATIENCE,
          name: 'samples',
          environment: 'node',
          setupFiles: ['tests/support/patience.ts'],
          include: [SAMPLE_TESTS],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          testTimeout: 900_000,
          hookTimeout: 900_000,
          name: 'night',
          environment: 'node',
          globalSetup: 'tests/support/site-setup.ts',
          include: [NIGHT_TESTS],
        },
      },
      {
        plugins: [inlinePrograms()],
        resolve: { alias: ASTRO },
        test: {
          ...PATIENCE,
          name: 'plain',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/patience.ts'],
          include: PLAIN_TESTS,
          exclude: [BROWSER_TESTS, NIGHT_TESTS],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'pages',
          environment: 'node',
          isolate: false,
          globalSetup: 'tests/support/site-setup.ts',
          include: [PAGE_TESTS],
        },
      },
      {
        plugins: [inlinePrograms()],
        resolve: { alias: ASTRO },
        // `support/ports.ts` runs in the page too. In the modules of Node, which Vitest keeps from run to
        // run, the ports of an earlier run would stay.
        environments: { client: { define: { 'process.env.TEST_PORTS': TEST_PORTS } } },
        // Found by Vite while the tests run, these would reload the page under them.
        optimizeDeps: { include: PREPARED },
        test: {
          ...PATIENCE,
          name: 'browser',
          api: { port: ISLAND_PORT, host: 'localhost' },
          include: [BROWSER_TESTS],
          globalSetup: ['tests/support/island-api.ts', 'tests/support/fault-server.ts'],
          setupFiles: [
            'tests/support/pointer.ts',
            'tests/support/patience.ts',
            'tests/support/fresh-page.ts',
          ],
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
