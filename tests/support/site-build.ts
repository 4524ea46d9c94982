import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isUpToDate as isBuilt } from '../../src/build/built-from.ts';
import { readSettings } from '../../src/build/settings.ts';
import { plainEnvironment } from './environment.ts';
import { API_PORT, SITE_PORT } from './ports.ts';

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
}

/** `dist` is what a build with the settings of the tests would write. */
export function isUpToDate(): boolean {
  return isBuilt(readSettings(SITE_SETTINGS));
}
