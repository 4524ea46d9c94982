import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, requireChromium } from '../support/chromium.ts';
import { isRoot } from './walls.ts';

interface Toolchain {
  /** All of them there: nothing to do. */
  readonly files: readonly string[];
  /** The package of Debian that brings them. */
  readonly debian: string;
}

const TOOLCHAINS: Readonly<Record<string, Toolchain>> = {
  bash: { files: ['/usr/bin/bash'], debian: 'bash' },
  python3: { files: ['/usr/bin/python3'], debian: 'python3' },
  bubblewrap: { files: ['/usr/bin/bwrap'], debian: 'bubblewrap' },
  'util-linux': { files: ['/usr/bin/prlimit', '/usr/bin/setpriv'], debian: 'util-linux' },
};

/** Chromium has its own way of being found, shared with the other tests. */
const CHROMIUM = 'chromium';
const APT_GET = '/usr/bin/apt-get';

/** Finds the toolchains or installs them, on Debian as root, and gives the names of the missing ones. */
export function requireToolchains(names: readonly string[]): string[] {
  const absent = names.filter((name) => !isPresent(name));
  const packages = absent.flatMap((name) => TOOLCHAINS[name]?.debian ?? []);
  if (packages.length > 0 && isRoot() && isDebian()) install(packages);
  if (absent.includes(CHROMIUM)) tryChromium();
  return absent.filter((name) => !isPresent(name));
}

function isPresent(name: string): boolean {
  if (name === CHROMIUM) return findChromium() !== undefined;
  return TOOLCHAINS[name]?.files.every((file) => existsSync(file)) ?? false;
}

function isDebian(): boolean {
  return existsSync(APT_GET) && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
}

function install(packages: readonly string[]): void {
  console.error(`Outils absents (${packages.join(', ')}) : installation par apt-get…`);
  const options = ['install', '--yes', '--no-install-recommends'];
  try {
    execFileSync(APT_GET, ['update'], { stdio: 'ignore' });
    execFileSync(APT_GET, [...options, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.error('apt-get a échoué : les exemples qui en dépendent seront sautés.');
  }
}

function tryChromium(): void {
  try {
    requireChromium();
  } catch (error) {
    console.error(String(error));
  }
}
