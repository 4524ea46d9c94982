import { existsSync } from 'node:fs';
import { findChromium, requireChromium } from '../../../support/chromium.ts';
import { canInstall, install } from '../../../support/debian.ts';
import { JUNIT, JUNIT_LAUNCHER } from '../../technologies/java/java-libraries.ts';
import { NEW_JARS, OLD_JARS, SPRING_PACKAGES } from '../../technologies/spring/spring-libraries.ts';
import { hasPackages, installPackages, isOfNpm } from './packages.ts';
import { hasUnpacked, isUnpacked, unpack } from './unpacked.ts';

interface Toolchain {
  /** All of them there: nothing to do. */
  readonly files: readonly string[];
  /** The packages of Debian that bring them. */
  readonly debian: string;
}

const TOOLCHAINS: Readonly<Record<string, Toolchain>> = {
  bash: { files: ['/usr/bin/bash'], debian: 'bash' },
  python3: { files: ['/usr/bin/python3'], debian: 'python3' },
  bubblewrap: { files: ['/usr/bin/bwrap'], debian: 'bubblewrap' },
  'util-linux': { files: ['/usr/bin/prlimit', '/usr/bin/setpriv'], debian: 'util-linux' },
  gcc: { files: ['/usr/bin/gcc'], debian: 'gcc' },
  'g++': { files: ['/usr/bin/g++'], debian: 'g++' },
  gdb: { files: ['/usr/bin/gdb'], debian: 'gdb' },
  make: { files: ['/usr/bin/make'], debian: 'make' },
  cmake: { files: ['/usr/bin/cmake'], debian: 'cmake' },
  java: { files: ['/usr/bin/javac', '/usr/bin/java'], debian: 'default-jdk-headless' },
  junit: { files: [...JUNIT, ...JUNIT_LAUNCHER], debian: 'junit5' },
  spring: { files: [...OLD_JARS, ...NEW_JARS], debian: SPRING_PACKAGES.join(' ') },
  mariadb: { files: ['/usr/sbin/mariadbd'], debian: 'mariadb-server-core' },
  'mariadb-client': {
    files: ['/usr/bin/mysql', '/usr/bin/mysqldump'],
    debian: 'mariadb-client mariadb-client-core',
  },
  pymysql: { files: ['/usr/lib/python3/dist-packages/pymysql'], debian: 'python3-pymysql' },
};

/** Always wanted: without them the isolation is weaker, or nothing runs. */
export const SANDBOX_TOOLCHAINS: readonly string[] = ['bubblewrap', 'util-linux'];
/** Chromium has its own way of being found, shared with the other tests. */
const CHROMIUM = 'chromium';
/** What could not be installed is not tried again by this process, nor told twice. */
const refused = new Set<string>();

/** Finds the toolchains or installs them, by npm, on Debian as root, or beside it, and gives the names of the missing ones. */
export function requireToolchains(names: readonly string[]): string[] {
  const absent = names.filter((name) => !isPresent(name));
  const packages = absent.flatMap((name) => TOOLCHAINS[name]?.debian?.split(/\s+/) ?? []);
  if (packages.length > 0 && canInstall()) tryInstall(packages);
  if (absent.includes(CHROMIUM)) tryChromium();
  for (const name of names.filter(isOfNpm)) attempt(name, installPackages);
  for (const name of names.filter(isUnpacked)) attempt(name, unpack);
  return absent.filter((name) => !isPresent(name));
}

function isPresent(name: string): boolean {
  if (name === CHROMIUM) return findChromium() !== undefined;
  if (isOfNpm(name)) return hasPackages(name);
  if (isUnpacked(name)) return hasUnpacked(name);
  return TOOLCHAINS[name]?.files.every((file) => existsSync(file)) ?? false;
}

function tryInstall(packages: readonly string[]): void {
  try {
    install(packages);
  } catch {
    console.error('apt-get a échoué : les exemples qui en dépendent seront sautés.');
  }
}

/** What is installed is asked for too: it lives as long as it serves. */
function attempt(name: string, installIt: (name: string) => void): void {
  if (refused.has(name)) return;
  try {
    installIt(name);
  } catch (error) {
    refused.add(name);
    console.error(error instanceof Error ? error.message : String(error));
  }
}

function tryChromium(): void {
  try {
    requireChromium();
  } catch (error) {
    console.error(String(error));
  }
}
