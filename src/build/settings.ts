import { envField } from 'astro/config';
import { plainError } from '../rules/fault/plain-error.ts';
import { DEFAULT_SITE_NAME } from '../rules/site/defaults.ts';
import { playerOf } from '../rules/site/film.ts';
import { type Ports, readPorts } from '../rules/site/ports.ts';
import { nearest } from '../rules/text/nearest.ts';
import { loadEnvironment } from './environment.ts';
import { isOrigin, isWebAddress, originsOf } from './web-address.ts';

/** The address of this site. */
export const SITE_SETTING = 'PUBLIC_TRAINING_URL';

/** What the owner calls each address that a public site needs (W20, W21). */
export const ADDRESSES: Readonly<Record<string, string>> = {
  [SITE_SETTING]: 'ce site',
  PUBLIC_COURSE_API_URL: 'formations',
  PUBLIC_ACCOUNT_API_URL: 'compte',
  PUBLIC_AUTH_API_URL: 'connexion',
  PUBLIC_PROVIDER_API_URL: 'messages',
  PUBLIC_HOME_URL: 'site d’accueil',
  PUBLIC_ACCOUNT_URL: 'site du compte',
  PUBLIC_AUTH_URL: 'site de connexion',
};

/** What a setting that is off, or not given, takes away, and what stands in its place (W21). */
export const ABSENCES: Readonly<Record<string, string>> = {
  PUBLIC_OFFLINE: 'lecture hors connexion éteinte',
  PUBLIC_COURSE_API_URL:
    'pas de service des formations à vous : le catalogue embarqué, content/catalog',
  PUBLIC_CONTACT_EMAIL: 'pas d’adresse de contact : la page de contact du site d’accueil',
  PUBLIC_FEEDBACK_FORM_URL: 'pas de formulaire d’avis à vous : celui du site',
  PUBLIC_SELLER_VIDEO_URL: 'pas de vidéo pour les formateurs : notre film muet',
  PUBLIC_CHAT_URL:
    'pas d’assistance à vous : ses liens ouvrent l’accueil de WhatsApp, personne ne répond',
  PUBLIC_COMMUNITY_URL:
    'pas de groupe à vous : « Rejoindre le groupe de discussion » ne mène à personne',
  PUBLIC_CHANNEL_URL:
    'pas de chaîne à vous : la cloche du pied de page et « Rejoindre notre communauté » ne mènent à personne',
  PUBLIC_REPORT_URL: 'pas de rapports des navigateurs',
};

/** Each is `on` or `off`; the value is what it is when the owner says nothing. */
const SWITCHES = {
  PUBLIC_OFFLINE: 'on',
  PUBLIC_PREVIEW: 'off',
  ALLOW_LOCAL_SERVICES: 'off',
  ALLOW_EMPTY_HOME: 'off',
};

/** Services, sites and outside links that the owner may set; each has a default that works (W5). */
export interface Settings {
  urls: Record<string, string>;
  texts: Record<string, string>;
  /** Where `npm start` and `npm run dev` listen. */
  ports: Ports;
  /** No course API was named: the build reads `content/catalog` and ships its media. */
  isEmbedded: boolean;
  /** False: what browsers have kept for offline reading is cleared, and nothing more is kept. */
  isOffline: boolean;
  /** Where pictures and videos may come from, besides this site and the services (W12). */
  mediaOrigins: string[];
  /** The player of the trainers’ video, when another site offers it (E5). */
  frameOrigins: string[];
  /** Where browsers report; empty: nowhere (W24). */
  reportUrl: string;
  /** A site to be looked at before it is the real one: search engines are told to stay away. */
  isPreview: boolean;
  /** A public site may call services of this machine: the owner knows why (W20). */
  mayBeLocal: boolean;
  /** A course service that does not answer does not stop the build (W6). */
  mayBeEmpty: boolean;
  /** The names of `ABSENCES` that are off, or not given. */
  absent: string[];
  /** What the owner should look at, and what stops nothing: one French sentence each. */
  warnings: string[];
}

type Environment = NodeJS.ProcessEnv;

/**
 * Reads `.env` and the environment; throws a sentence that names every setting that cannot be used: an
 * address that is none, a port, a word that is neither `on` nor `off` (W2, W4).
 */
export function readSettings(env: Environment = environment()): Settings {
  const { ports, faults: portFaults } = readPorts(env);
  const urls = withEnv(env, defaultUrls(ports));
  const texts = withEnv(env, {
    PUBLIC_SITE_NAME: DEFAULT_SITE_NAME,
    PUBLIC_CONTACT_EMAIL: '',
    PUBLIC_FEEDBACK_FORM_URL: '',
    PUBLIC_SELLER_VIDEO_URL: '',
    // Where browsers send what a page's policy refused; nowhere by default (W24).
    PUBLIC_REPORT_URL: '',
    // Besides this site and the services (W12).
    PUBLIC_MEDIA_ORIGINS: '',
    // Of the login probe: `.invalid` can never be an account (S2).
    PUBLIC_PROBE_EMAIL: 'sonde@exemple.invalid',
    PUBLIC_PROBE_PASSWORD: 'sonde',
  });
  const optional = Object.entries(texts).filter(([name, value]) => name.endsWith('_URL') && value);
  const faults = [...Object.entries(urls), ...optional].filter(([, value]) => !isWebAddress(value));
  const switches = withEnv(env, SWITCHES);
  const unclear = Object.entries(switches).filter(([, value]) => !/^(?:on|off)$/.test(value));
  const media = texts.PUBLIC_MEDIA_ORIGINS?.split(/\s+/).filter((word) => word !== '') ?? [];
  const player = playerOf(texts.PUBLIC_SELLER_VIDEO_URL ?? '')?.address;
  const lines = [
    ...faults.map(([name, value]) => `${name} : « ${value} » n’est pas une adresse http(s)`),
    ...media
      .filter((value) => !isOrigin(value))
      .map(
        (value) =>
          `PUBLIC_MEDIA_ORIGINS : « ${value} » n’est pas une origine, comme https://images.exemple.sn`,
      ),
    ...unclear.map(([name, value]) => `${name} : « ${value} » n’est ni on ni off`),
    ...portFaults,
  ];
  const warnings = unknownNames(env, Object.keys({ ...urls, ...texts, ...switches }));
  if (lines.length > 0) throw refusal(lines, warnings);
  return {
    urls,
    texts,
    ports,
    isEmbedded: !env.PUBLIC_COURSE_API_URL?.trim(),
    isOffline: switches.PUBLIC_OFFLINE === 'on',
    reportUrl: texts.PUBLIC_REPORT_URL ?? '',
    mediaOrigins: [...media, ...(player ? [] : originsOf(texts.PUBLIC_SELLER_VIDEO_URL))],
    frameOrigins: originsOf(player),
    isPreview: switches.PUBLIC_PREVIEW === 'on',
    mayBeLocal: switches.ALLOW_LOCAL_SERVICES === 'on',
    mayBeEmpty: switches.ALLOW_EMPTY_HOME === 'on',
    absent: Object.keys(ABSENCES).filter((name) =>
      /^(?:off)?$/.test({ ...env, ...switches }[name]?.trim() ?? ''),
    ),
    warnings,
  };
}

/**
 * What stops a command: the settings to mend, one line each. Warnings come first: a misspelt name is often
 * the reason.
 */
export function refusal(lines: readonly string[], warnings: readonly string[]): Error {
  const told = lines.map((line) => `  ${line}`);
  return plainError([...warnings, 'Réglages à corriger :', ...told].join('\n'));
}

/** A line for each `PUBLIC_` name that is no setting: a misspelt one would change nothing, in silence (W19). */
function unknownNames(env: Environment, known: readonly string[]): string[] {
  const strangers = Object.keys(env).filter(
    (name) => /^PUBLIC_/.test(name) && !known.includes(name),
  );
  return strangers.map((name) => {
    const meant = nearest(name, known);
    const advice = meant ? `vouliez-vous dire ${meant} ?` : 'le tableau du README les nomme tous';
    return `${name} : ce réglage n’existe pas ; ${advice}`;
  });
}

/** The schema that `astro:env` gives to `config.ts`, the only reader of these settings. */
export function envSchema({ urls, texts, isEmbedded, isOffline, isPreview, mayBeEmpty }: Settings) {
  const strings = Object.entries({ ...urls, ...texts }).map(([name, value]) => [
    name,
    envField.string({ context: 'client', access: 'public', default: value }),
  ]);
  return {
    ...Object.fromEntries(strings),
    USES_EMBEDDED_CATALOG: fact(isEmbedded),
    IS_KEPT_OFFLINE: fact(isOffline),
    IS_PREVIEW: fact(isPreview),
    MAY_BE_EMPTY: fact(mayBeEmpty),
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

/** `astro:env` reads the environment too, so it is tidied in place. */
function environment(): Environment {
  for (const [name, value] of Object.entries(loadEnvironment())) {
    if (name.startsWith('PUBLIC_')) process.env[name] = tidy(name, value);
  }
  return process.env;
}

function tidy(name: string, value = ''): string {
  const text = value.trim();
  // Paths are added to these: they end without a slash.
  return name in ADDRESSES ? text.replace(/\/+$/, '') : text;
}

function defaultUrls(ports: Ports): Record<string, string> {
  const api = `http://localhost:${ports.api}`;
  return {
    PUBLIC_COURSE_API_URL: api,
    PUBLIC_ACCOUNT_API_URL: api,
    PUBLIC_AUTH_API_URL: api,
    PUBLIC_PROVIDER_API_URL: api,
    PUBLIC_HOME_URL: `${api}/home`,
    PUBLIC_TRAINING_URL: `http://localhost:${ports.site}`,
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
