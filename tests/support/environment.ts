import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const SETTING = /^(?:PUBLIC_\w+|ALLOW_LOCAL_SERVICES|ALLOW_EMPTY_HOME|PORT|API_PORT|LOCAL_API_DB)$/;

/**
 * Takes the owner's settings out of an environment: tests read the site as it is without any. A name
 * that `.env` gives becomes an empty text, which that file cannot fill again and which reads as « not set ».
 */
export function forgetSettings(env: NodeJS.ProcessEnv = process.env, file = '.env'): void {
  for (const name of Object.keys(env)) if (SETTING.test(name)) delete env[name];
  if (!existsSync(file)) return;
  for (const name of Object.keys(parseEnv(readFileSync(file, 'utf8')))) {
    if (SETTING.test(name)) env[name] = '';
  }
}

/** What Vitest says to the programs that it tests: Astro and React would read it, and build another site. */
const RUNNER = /^(?:NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL|VITEST\w*)$/;

/** The environment of a program that a test starts, as a terminal would give it. */
export function plainEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !RUNNER.test(name));
  return { ...Object.fromEntries(own), ASTRO_TELEMETRY_DISABLED: '1', ...settings };
}
