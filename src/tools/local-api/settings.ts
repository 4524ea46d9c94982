import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE_NAME } from '../../rules/site/defaults.ts';
import { readPorts } from '../../rules/site/ports.ts';

/** How the local API is set up; every setting has a default that works on one machine. */
export interface Settings {
  port: number;
  databasePath: string;
  /** Where the catalogue's files are; tests have their own. */
  contentFolder: string;
  siteOrigin: string;
  /** The site as `npm run dev` and `npm start` serve it, whatever its public address is. */
  localOrigin: string;
  siteName: string;
}

const DEFAULT_DATABASE = '.data/local-api.db';

/**
 * The settings of the local API; throws a sentence in French when one cannot be used. An empty one
 * counts as absent (W2).
 *
 * @public a test compares its defaults with those of the site
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const { ports, faults } = readPorts(env, 0);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const localOrigin = `http://localhost:${ports.site}`;
  return {
    port: ports.api,
    databasePath: env.LOCAL_API_DB || DEFAULT_DATABASE,
    contentFolder: env.LOCAL_API_CONTENT || defaultContent(),
    siteOrigin: readOrigin(env.PUBLIC_TRAINING_URL || localOrigin),
    localOrigin,
    siteName: env.PUBLIC_SITE_NAME || DEFAULT_SITE_NAME,
  };
}

function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`PUBLIC_TRAINING_URL doit être une adresse http(s) (reçu : « ${value} »).`);
}

/** The folder of the texts of this project. */
export function defaultContent(): string {
  return fileURLToPath(new URL('../../../content', import.meta.url));
}

/** Runs one of the commands; an error becomes one sentence on stderr and exit code 1. */
export async function runScript(work: (settings: Settings) => unknown): Promise<void> {
  try {
    // As the build does: `.env` fills what the environment leaves open.
    if (existsSync('.env')) process.loadEnvFile('.env');
    await work(readSettings(process.env));
  } catch (error) {
    // Our own refusals are plain errors with a sentence; anything else is a fault and shows its trace.
    const isRefusal = error instanceof Error && error.constructor === Error;
    console.error(isRefusal ? error.message : error);
    process.exitCode = 1;
  }
}
