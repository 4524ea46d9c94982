import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, install } from './debian.ts';

/** Where Debian puts the browser without a window. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
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

/**
 * `CHROMIUM_PATH`, then the browser without a window, which takes a third of the time to draw, then the
 * whole one; undefined when there is none.
 */
export function findChromium(): string | undefined {
  return firstFile([process.env.CHROMIUM_PATH, HEADLESS_SHELL]) ?? findWholeChromium();
}

/** The browser with all its features: it keeps pages that one comes back to, and installs sites. */
export function findWholeChromium(): string | undefined {
  return firstFile([process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()]);
}

function firstFile(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** The browser to drive; installs what is missing, and says what it does. */
export function requireChromium(): string {
  if (canInstall()) installAbsent();
  else if (!findWholeChromium()) {
    console.log('Chromium : absent, installation par Playwright…');
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  const found = findChromium();
  if (!found) throw new Error('Chromium n’a pas pu être installé : indiquez CHROMIUM_PATH.');
  console.log(`Chromium : ${found}`);
  return found;
}

/** A Debian that has no package of the browser without a window gets on without it. */
function installAbsent(): void {
  if (!findWholeChromium()) install(['chromium']);
  if (existsSync(HEADLESS_SHELL)) return;
  try {
    install(['chromium-headless-shell']);
  } catch {
    console.error('chromium-headless-shell n’existe pas ici : les tests seront plus lents.');
  }
}
