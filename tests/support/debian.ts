import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const APT_GET = '/usr/bin/apt-get';

/** Root on a Debian: what a test needs and does not find, it may install. */
export function canInstall(): boolean {
  const isDebian = existsSync(APT_GET) && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/** Says what it installs; throws when the packages cannot be had. */
export function install(packages: readonly string[]): void {
  console.error(`Absents (${packages.join(', ')}) : installation par apt-get…`);
  const options = ['install', '--yes', '--no-install-recommends'];
  execFileSync(APT_GET, ['update'], { stdio: 'ignore' });
  execFileSync(APT_GET, [...options, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] });
}
