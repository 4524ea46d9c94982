import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const SETTING = /^(?:PUBLIC_\w+|PORT|API_PORT|LOCAL_API_DB)$/;

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
