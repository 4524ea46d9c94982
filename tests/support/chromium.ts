import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, install } from './debian.ts';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How every browser of the tests starts: no sandbox for root, no traffic of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** `CHROMIUM_PATH`, the system's browser, or Playwright's; undefined when there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/** The browser to drive; installs one where there is none, and says what it does. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) {
    console.log(`Chromium : ${found}`);
    return found;
  }
  if (canInstall()) {
    install(['chromium']);
  } else {
    console.log('Chromium : absent, installation par Playwright…');
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) throw new Error('Chromium n’a pas pu être installé : indiquez CHROMIUM_PATH.');
  return installed;
}
