import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE_NAME } from '../../rules/site/defaults.ts';
import { readPorts } from '../../rules/site/ports.ts';

/** The folder of the texts of this project. */
export const DEFAULT_CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

/** How the local API is set up. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * The settings of the local API, each with a default that works on one machine; an empty one counts as
 * absent (W2). Throws a sentence in French when one cannot be used.
 *
 * @public a test holds its defaults against those of the build
 */
export function readSettings(env: Record<string, string | undefined>) {
  const { ports, faults } = readPorts(env, 0);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // The site as `npm run dev` and `npm start` serve it, whatever its public address is.
  const localOrigin = `http://localhost:${ports.site}`;
  const address = env.PUBLIC_TRAINING_URL || localOrigin;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`PUBLIC_TRAINING_URL doit être une adresse http(s) (reçu : « ${address} »).`);
  }
  return {
    port: ports.api,
    databasePath: env.LOCAL_API_DB || '.data/local-api.db',
    contentFolder: env.LOCAL_API_CONTENT || DEFAULT_CONTENT,
    siteOrigin: url.origin,
    localOrigin,
    siteName: env.PUBLIC_SITE_NAME || DEFAULT_SITE_NAME,
  };
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
