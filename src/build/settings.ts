import { existsSync } from 'node:fs';
import { envField } from 'astro/config';
import { DEFAULT_API_PORT, DEFAULT_SITE_NAME, DEFAULT_SITE_PORT } from '../rules/site/defaults.ts';

/** The services and sites: paths are added to these addresses, so they end without a slash. */
const BASES = /_API_URL$|^PUBLIC_(?:HOME|TRAINING|ACCOUNT|AUTH)_URL$/;

/** Services, sites and outside links that the owner may set; each has a default that works (W5). */
export interface Settings {
  urls: Record<string, string>;
  texts: Record<string, string>;
  /** No course API was named: the build reads `content/catalog` and ships its media. */
  isEmbedded: boolean;
  /** False: what browsers have kept for offline reading is cleared, and nothing more is kept. */
  isOffline: boolean;
  /** Where browsers report; empty: nowhere (W24). */
  reportUrl: string;
  /** A site to be looked at before it is the real one: search engines are told to stay away. */
  isPreview: boolean;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads `.env` and the environment; throws a sentence that names every setting that is no address (W2).
 */
export function readSettings(env: Environment = environment()): Settings {
  const urls = withEnv(
    env,
    defaultUrls(env.PORT || `${DEFAULT_SITE_PORT}`, env.API_PORT || `${DEFAULT_API_PORT}`),
  );
  const texts = withEnv(env, {
    PUBLIC_SITE_NAME: DEFAULT_SITE_NAME,
    PUBLIC_CONTACT_EMAIL: '',
    PUBLIC_FEEDBACK_FORM_URL: '',
    PUBLIC_SELLER_VIDEO_URL: '',
    // Where browsers send what a page's policy refused; nowhere by default (W24).
    PUBLIC_REPORT_URL: '',
    // Of the login probe: `.invalid` can never be an account (S2).
    PUBLIC_PROBE_EMAIL: 'sonde@exemple.invalid',
    PUBLIC_PROBE_PASSWORD: 'sonde',
  });
  const optional = Object.entries(texts).filter(([name, value]) => name.endsWith('_URL') && value);
  const faults = [...Object.entries(urls), ...optional].filter(([, value]) => !isWebUrl(value));
  const lines = faults.map(
    ([name, value]) => `  ${name} : « ${value} » n’est pas une adresse http(s)`,
  );
  const offline = env.PUBLIC_OFFLINE?.trim() || 'on';
  const preview = env.PUBLIC_PREVIEW?.trim() || 'off';
  const switches = { PUBLIC_OFFLINE: offline, PUBLIC_PREVIEW: preview };
  for (const [name, value] of Object.entries(switches)) {
    if (!/^(?:on|off)$/.test(value)) lines.push(`  ${name} : « ${value} » n’est ni on ni off`);
  }
  lines.push(...unknownNames(env, Object.keys({ ...urls, ...texts, ...switches })));
  if (lines.length > 0) {
    const error = new Error(`Réglages à corriger :\n${lines.join('\n')}`);
    // Astro prints it below the message: owners of a site have no use for it.
    error.stack = '';
    throw error;
  }
  const isEmbedded = !env.PUBLIC_COURSE_API_URL?.trim();
  return {
    urls,
    texts,
    isEmbedded,
    isOffline: offline === 'on',
    reportUrl: texts.PUBLIC_REPORT_URL ?? '',
    isPreview: preview === 'on',
  };
}

/** A line for each `PUBLIC_` name that is no setting: a misspelt one would change nothing, in silence (W19). */
function unknownNames(env: Environment, known: readonly string[]): string[] {
  const strangers = Object.keys(env).filter(
    (name) => /^PUBLIC_/.test(name) && !known.includes(name),
  );
  return strangers.map(
    (name) => `  ${name} : ce réglage n’existe pas ; prenez son nom dans le tableau du README`,
  );
}

/** The schema that `astro:env` gives to `config.ts`, the only reader of these settings. */
export function envSchema({ urls, texts, isEmbedded, isOffline, isPreview }: Settings) {
  const strings = Object.entries({ ...urls, ...texts }).map(([name, value]) => [
    name,
    envField.string({ context: 'client', access: 'public', default: value }),
  ]);
  return {
    ...Object.fromEntries(strings),
    USES_EMBEDDED_CATALOG: fact(isEmbedded),
    IS_KEPT_OFFLINE: fact(isOffline),
    IS_PREVIEW: fact(isPreview),
  };
}

function fact(value: boolean) {
  return envField.boolean({ context: 'client', access: 'public', default: value });
}

/** The origins that the browser may call: `connect-src` of the page's policy. */
export function serviceOrigins({ urls }: Settings): string[] {
  const services = Object.entries(urls).filter(([name]) => name.endsWith('_API_URL'));
  return [...new Set(services.map(([, value]) => new URL(value).origin))];
}

/** The name of this site for the files of `deploy/`; a machine at work has none to be written. */
export function siteHost({ urls }: Settings): string {
  const { hostname } = new URL(urls.PUBLIC_TRAINING_URL ?? '');
  return hostname === 'localhost' ? 'example.org' : hostname;
}

/** `.env` fills what the environment leaves open; `astro:env` reads it too, so it is tidied in place. */
function environment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const [name, value] of Object.entries(process.env)) {
    if (name.startsWith('PUBLIC_')) process.env[name] = tidy(name, value);
  }
  return process.env;
}

function tidy(name: string, value = ''): string {
  const text = value.trim();
  return BASES.test(name) ? text.replace(/\/+$/, '') : text;
}

function defaultUrls(port: string, apiPort: string): Record<string, string> {
  const api = `http://localhost:${apiPort}`;
  return {
    PUBLIC_COURSE_API_URL: api,
    PUBLIC_ACCOUNT_API_URL: api,
    PUBLIC_AUTH_API_URL: api,
    PUBLIC_PROVIDER_API_URL: api,
    PUBLIC_HOME_URL: `${api}/home`,
    PUBLIC_TRAINING_URL: `http://localhost:${port}`,
    PUBLIC_ACCOUNT_URL: `${api}/account`,
    PUBLIC_AUTH_URL: `${api}/auth`,
    PUBLIC_CHAT_URL: 'https://wa.me/',
    PUBLIC_COMMUNITY_URL: 'https://chat.whatsapp.com/',
    PUBLIC_CHANNEL_URL: 'https://www.whatsapp.com/channel/',
    PUBLIC_FACEBOOK_URL: 'https://www.facebook.com/',
    PUBLIC_YOUTUBE_URL: 'https://www.youtube.com/',
    PUBLIC_TIKTOK_URL: 'https://www.tiktok.com/',
    PUBLIC_LINKEDIN_URL: 'https://www.linkedin.com/',
  };
}

function withEnv(env: Environment, defaults: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, tidy(name, env[name]) || value]),
  );
}

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
