import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { plainEnvironment } from './environment.ts';
import { API_PORT, SITE_PORT } from './ports.ts';

const STAMP = 'node_modules/.cache/tested-site.json';
const SOURCES = [
  ...['astro.config.mjs', 'package-lock.json', 'tsconfig.json'],
  ...['src/**/*', 'content/**/*', 'public/**/*'],
];
/** Written by every build: another one, with other settings, changes their dates. */
const WRITTEN = ['dist/index.html', 'dist/sw.js'];

/** The settings with which the tests build and serve the site. */
export const SITE_SETTINGS = {
  PORT: String(SITE_PORT),
  API_PORT: String(API_PORT),
  LOCAL_API_DB: ':memory:',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Builds the site that the tests read, unless `dist` already holds it; throws when the build fails. */
export async function requireSite(): Promise<void> {
  if (isUpToDate()) return;
  const build = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: 'inherit',
    env: plainEnvironment(SITE_SETTINGS),
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('La construction du site a échoué.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

/** `dist` was built by `requireSite` from the files as they are now. */
export function isUpToDate(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Name, date and size of each file that the build reads, and of what it wrote. */
function fingerprint(): string {
  const files = [...globSync(SOURCES).sort(), ...WRITTEN];
  const facts = files.map((file) => {
    const { mtimeMs, size } = statSync(file);
    return [file, mtimeMs, size];
  });
  return JSON.stringify([SITE_SETTINGS, facts]);
}
