import {
  IS_PREVIEW as BUILDS_PREVIEW,
  IS_KEPT_OFFLINE,
  MAY_BE_EMPTY,
  PUBLIC_ACCOUNT_API_URL,
  PUBLIC_ACCOUNT_URL,
  PUBLIC_AUTH_API_URL,
  PUBLIC_AUTH_URL,
  PUBLIC_CHANNEL_URL,
  PUBLIC_CHAT_URL,
  PUBLIC_COMMUNITY_URL,
  PUBLIC_CONTACT_EMAIL,
  PUBLIC_COURSE_API_URL,
  PUBLIC_FACEBOOK_URL,
  PUBLIC_FEEDBACK_FORM_URL,
  PUBLIC_HOME_URL,
  PUBLIC_LINKEDIN_URL,
  PUBLIC_MEDIA_ORIGINS,
  PUBLIC_PROBE_EMAIL,
  PUBLIC_PROBE_PASSWORD,
  PUBLIC_PROVIDER_API_URL,
  PUBLIC_SELLER_VIDEO_URL,
  PUBLIC_SITE_NAME,
  PUBLIC_TIKTOK_URL,
  PUBLIC_TRAINING_URL,
  PUBLIC_YOUTUBE_URL,
  USES_EMBEDDED_CATALOG,
} from 'astro:env/client';
import type { Sites } from './rules/site/sites.ts';
import type { ServiceName } from './wire/endpoints.ts';

/** Base address of each service of the wire (W2). */
export const SERVICES: Readonly<Record<ServiceName, string>> = {
  course: PUBLIC_COURSE_API_URL,
  account: PUBLIC_ACCOUNT_API_URL,
  auth: PUBLIC_AUTH_API_URL,
  provider: PUBLIC_PROVIDER_API_URL,
};

/** Base address of each site; `training` is this one. */
export const SITES: Sites = {
  home: PUBLIC_HOME_URL,
  training: PUBLIC_TRAINING_URL,
  account: PUBLIC_ACCOUNT_URL,
  auth: PUBLIC_AUTH_URL,
};

/** True when no course API was named: `content/catalog` is then the catalogue (W6). */
export const IS_EMBEDDED = USES_EMBEDDED_CATALOG;

/**
 * Whether pages that were opened are kept on the device; when false, browsers erase what they kept
 * (K9).
 */
export const IS_OFFLINE = IS_KEPT_OFFLINE;

/** Whether search engines are told to stay away (W25). */
export const IS_PREVIEW = BUILDS_PREVIEW;
/** Whether the home page may be built without cards, when the course service does not answer (W6). */
export const MAY_HOME_BE_EMPTY = MAY_BE_EMPTY;
/** Origins that pictures and videos may come from, besides this site and the services, with spaces between (W12). */
export const MEDIA_ORIGINS = PUBLIC_MEDIA_ORIGINS;
export const REFUSED_COVERS =
  'Des couvertures viennent d’hôtes que PUBLIC_MEDIA_ORIGINS ne nomme pas, et ne seront pas montrées';
/** What its owner can do about it. */
export const EMPTY_HOME_ADVICE =
  'Vérifiez PUBLIC_COURSE_API_URL, ou donnez ALLOW_EMPTY_HOME=on : la page d’accueil sera sans cartes.';

export const SITE_NAME = PUBLIC_SITE_NAME;
export const CHAT_URL = PUBLIC_CHAT_URL;
export const COMMUNITY_URL = PUBLIC_COMMUNITY_URL;
/** Where new courses are announced. */
export const CHANNEL_URL = PUBLIC_CHANNEL_URL;
/** Empty when the owner gave none: our own form takes its place (W5). */
export const FEEDBACK_FORM_URL = PUBLIC_FEEDBACK_FORM_URL;
/** Empty when the owner gave none: our own film takes its place (W5). */
export const SELLER_VIDEO_URL = PUBLIC_SELLER_VIDEO_URL;
/** Empty when the owner gave none: the contact page of the home site takes its place (W5). */
export const CONTACT_EMAIL = PUBLIC_CONTACT_EMAIL;

/** What the login probe sends; its default can never be an account (S2). */
export const PROBE_CREDENTIALS = { email: PUBLIC_PROBE_EMAIL, password: PUBLIC_PROBE_PASSWORD };

/** The networks of the footer (H11). */
export const SOCIAL_LINKS = [
  { name: 'Facebook', icon: 'facebook', href: PUBLIC_FACEBOOK_URL },
  { name: 'Chaîne WhatsApp', icon: 'whatsapp', href: CHANNEL_URL },
  { name: 'YouTube', icon: 'youtube', href: PUBLIC_YOUTUBE_URL },
  { name: 'TikTok', icon: 'tiktok', href: PUBLIC_TIKTOK_URL },
  { name: 'LinkedIn', icon: 'linkedin', href: PUBLIC_LINKEDIN_URL },
] as const;
