import { existsSync } from 'node:fs';

/** The environment, once `.env` has filled what it leaves open. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
