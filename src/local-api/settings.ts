import { fileURLToPath } from 'node:url';
import { DEFAULT_API_PORT, DEFAULT_SITE_NAME, DEFAULT_SITE_PORT } from '../rules/site/defaults.ts';

/** How the local API is set up; every setting has a default that works on one machine. */
export interface Settings {
  port: number;
  databasePath: string;
  /** Where the catalogue's files are; tests have their own. */
  contentFolder: string;
  siteOrigin: string;
  siteName: string;
}

const DEFAULT_DATABASE = '.data/local-api.db';
const MAX_PORT = 65_535;

/**
 * The settings of the local API; throws a sentence in French when one cannot be used. An empty one
 * counts as absent (W2).
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const sitePort = env.PORT || DEFAULT_SITE_PORT;
  return {
    port: readPort('API_PORT', env.API_PORT || `${DEFAULT_API_PORT}`),
    databasePath: env.LOCAL_API_DB || DEFAULT_DATABASE,
    contentFolder: env.LOCAL_API_CONTENT || defaultContent(),
    siteOrigin: readOrigin(env.PUBLIC_TRAINING_URL || `http://localhost:${sitePort}`),
    siteName: env.PUBLIC_SITE_NAME || DEFAULT_SITE_NAME,
  };
}

function readPort(name: string, value: string): number {
  if (/^\d+$/.test(value) && Number(value) <= MAX_PORT) return Number(value);
  throw new Error(`${name} doit être un nombre de 0 à ${MAX_PORT} (reçu : « ${value} »).`);
}

function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`PUBLIC_TRAINING_URL doit être une adresse http(s) (reçu : « ${value} »).`);
}

function defaultContent(): string {
  return fileURLToPath(new URL('../../content', import.meta.url));
}
