import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const APT_GET = '/usr/bin/apt-get';
const FLOCK = '/usr/bin/flock';
/** Taken by the test files that install at the same time: apt-get refuses to run beside another. */
const OUR_LOCK = join(tmpdir(), 'jangal-apt-get.lock');
/** How long apt-get waits for one that is not ours. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=300'];

/** Root on a Debian: what a test needs and does not find, it may install. */
export function canInstall(): boolean {
  const isDebian = existsSync(APT_GET) && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/** Says what it installs; throws when the packages cannot be had. */
export function install(packages: readonly string[]): void {
  console.error(`Absents (${packages.join(', ')}) : installation par apt-get…`);
  aptGet(['update'], 'ignore');
  aptGet(['install', '--yes', '--no-install-recommends', ...packages], 'inherit');
}

function aptGet(args: readonly string[], errors: 'ignore' | 'inherit'): void {
  const command = [APT_GET, ...WAITING, ...args];
  execFileSync(FLOCK, [OUR_LOCK, ...command], { stdio: ['ignore', 'ignore', errors] });
}
