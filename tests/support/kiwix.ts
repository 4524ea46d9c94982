import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.ts';

/** Where Debian puts what checks, opens and serves files for Kiwix. */
export const ZIMCHECK = '/usr/bin/zimcheck';
export const ZIMDUMP = '/usr/bin/zimdump';
export const KIWIX_SERVE = '/usr/bin/kiwix-serve';
const PACKAGES: Readonly<Record<string, string>> = {
  [ZIMCHECK]: 'zim-tools',
  [KIWIX_SERVE]: 'kiwix-tools',
};

/** Installs the tools of Kiwix where it may; gives the packages that are still missing. */
export function requireKiwix(): string[] {
  if (missing().length > 0 && canInstall()) install(missing());
  return missing();
}

function missing(): string[] {
  return Object.keys(PACKAGES)
    .filter((file) => !existsSync(file))
    .map((file) => PACKAGES[file] ?? file);
}
